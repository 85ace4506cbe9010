use super::*;

/// The picture of `arguments`, checked to be well-formed.
fn picture(arguments: &str) -> String {
    let svg = succeed(&format!("picture {arguments}"), "");
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        let name = tag.split_whitespace().next().expect("a tag has a name");
        if let Some(name) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{arguments}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty() && !svg.contains("NaN"), "{arguments}: {open:?}");
    svg
}

fn count(svg: &str, what: &str) -> usize {
    svg.matches(what).count()
}

#[test]
fn a_picture_of_a_board_has_a_square_for_each_place_and_a_letter_for_each_cube() {
    let svg = picture(&format!("board {SAMPLE_3}"));
    // One rectangle is the paper.
    assert_eq!((count(&svg, "<rect"), count(&svg, ">W</text>")), (10, 8));
    let toys = picture("board toys --start 1111000011100010 --goal 1010010110100101");
    assert_eq!((count(&toys, "<rect"), count(&toys, "<circle")), (17, 16));
}

#[test]
fn a_picture_of_a_solution_has_a_board_for_each_of_its_moves() {
    let svg = picture(&format!("solution {SAMPLE_3}"));
    assert_eq!(count(&svg, "<rect"), 1 + 9 * 14);
    let moves = solve_json(SAMPLE_3)["moves"].as_array().expect("moves").len();
    assert!(svg.contains(&format!(">{moves}. ")) && !svg.contains(&format!(">{}. ", moves + 1)));
}

#[test]
fn a_picture_of_a_tree_has_a_sign_for_each_node_and_a_line_for_each_but_the_roots() {
    let search = format!("{SAMPLE_3} --algorithm ida-star --heuristic misplaced");
    let generated = solve_json(&search)["generated"].as_u64().expect("a count");
    let all = picture(&format!("tree {search} --nodes 20000"));
    let pruned = usize::try_from(solve_json(&search)["pruned"].as_u64().expect("a count")).unwrap();
    let nodes = usize::try_from(generated).unwrap();
    assert_eq!((count(&all, "<circle"), count(&all, "l6 6m0-6l-6 6")), (nodes - pruned, pruned));
    let iterations = solve_json(&search)["iterations"].as_array().expect("iterations").len();
    assert_eq!(count(&all, "\"M") - pruned, nodes - iterations);
    // The cross of a pruned node has its middle at the end of the node's line.
    for cross in all.split("<path d=\"M").filter_map(|path| path.split_once("l6 6m0-6l-6 6")) {
        let (x, y) = cross.0.split_once(' ').expect("a place");
        let [x, y] = [x, y].map(|place| place.parse::<f64>().expect("a number") + 3.0);
        assert!(all.contains(&format!(" {x} {y}\" fill=\"none\"")), "{x} {y}");
    }
    // The solution has 13 moves.
    assert_eq!(count(&all, "stroke-width=\"3\"/>"), 13);
    let first = picture(&format!("tree {search} --nodes 5"));
    assert_eq!((count(&first, "<circle") + count(&first, "l6 6m0"), count(&first, "<text")), (5, 5));
    // The numbers of the root, whose middle is at 24, are below its sign.
    assert!(first.contains(" y=\"41.85\" font-size=\"11\""), "{first}");
}

#[test]
fn the_path_of_a_tree_from_two_sides_reaches_both_roots() {
    let svg = picture(&format!("tree {SAMPLE_3} --algorithm bidirectional-bfs --nodes 20000"));
    // 13 moves, but the two nodes that met are the same position.
    assert_eq!(count(&svg, "stroke-width=\"3\"/>"), 13);
}

#[test]
fn a_map_has_a_tree() {
    let file = "map --file tests/instances/detour.map";
    assert_eq!(count(&picture(&format!("tree {file}")), "stroke-width=\"3\"/>"), 3);
    assert!(fail(&format!("picture tree {file} --nodes 0"), "").ends_with("from 1 to 20000 is allowed"));
}
