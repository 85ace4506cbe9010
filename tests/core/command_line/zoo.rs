use super::*;
use crate::maps::zoo::{Right, zoo};

/// Commands print each map, or refuse it in one line.
const COMMANDS: [&str; 15] = [
    "solve MAP",
    "solve MAP --json",
    "solve MAP --algorithm uniform-cost --json",
    "solve MAP --algorithm nbs --heuristic blind --json",
    "solve MAP --algorithm ida-star --max-nodes 20000",
    "compare MAP bfs uniform-cost a-star",
    "compare MAP bfs uniform-cost a-star --json",
    "audit MAP --heuristic landmarks",
    "audit MAP --heuristic by-hand",
    "floor MAP --heuristic landmarks",
    "floor MAP --heuristic landmarks --json",
    "link MAP uniform-cost",
    "picture board MAP",
    "picture solution MAP --algorithm uniform-cost",
    "picture tree MAP --algorithm uniform-cost",
];

#[test]
fn every_command_ends_on_awkward_maps_with_little_output_or_one_line_of_error() {
    for Right { name, text: map, cost, nodes, .. } in zoo() {
        let file = case(&format!("zoo-{name}.map"), &map);
        for command in COMMANDS {
            let output = run(&command.replace("MAP", &file), "");
            let (said, refused) = (text(&output.stdout), text(&output.stderr));
            let told = format!("{command} on {name}: {} bytes, {refused}", said.len());
            // A picture of a solution has the map once; a count has a row a cost.
            assert!(said.len() < 20_000 + 1_000 * nodes, "{told}");
            match output.status.code() {
                Some(0) => assert!(refused.is_empty() && !said.is_empty(), "{told}"),
                // The audit's answer is that the bound is none.
                Some(1) => {
                    assert!(command.starts_with("audit") && refused.is_empty() && !said.is_empty(), "{told}");
                }
                Some(2) => {
                    assert!(refused.starts_with("error: ") && refused.lines().count() == 1, "{told}");
                    assert!(said.is_empty() && refused.chars().count() < 300, "{told}");
                }
                // A picture of a solution that does not exist.
                Some(3) => assert_eq!((refused, cost), ("error: no solution was found\n", None), "{told}"),
                _ => panic!("{told}"),
            }
            if command == "solve MAP --algorithm uniform-cost --json" {
                let found: Value = serde_json::from_str(said).expect(&told);
                let sum = found["cost"].as_u64().or(found["length"].as_u64());
                assert_eq!(
                    (sum, &found["proves"]),
                    (cost.map(u64::from), &cost.map_or(Value::Null, |_| "cheapest".into())),
                    "{told}"
                );
            }
            let needs_a_way = command.starts_with("picture solution") || command.starts_with("floor");
            let is_too_long = command.starts_with("link") && nodes > 1_000;
            let may_refuse = needs_a_way && cost.is_none() || command.contains("by-hand") || is_too_long;
            assert!(may_refuse || output.status.success(), "{told}");
        }
    }
}
