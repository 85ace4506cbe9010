// The tests that hold what the page says, by short names.

/** @typedef {readonly [file: string, title: string]} Held */
/** What is said, by its path, with what holds it. @typedef {Readonly<Record<string, true | readonly Held[]>>} Claims */

/** Tests of a file. @type {(file: string) => (...titles: string[]) => Held[]} */
export const of =
  (file) =>
  (...titles) =>
    titles.map((title) => [file, title]);

export const view = (/** @type {string} */ name) => of(`tests/unit/views/${name}.test.js`);
export const state = (/** @type {string} */ name) => of(`tests/unit/state/${name}.test.js`);
export const page = (/** @type {string} */ name) => of(`tests/browser/${name}.test.js`);
export const rust = (/** @type {string} */ path) => of(`${path}.rs`);

export const [truth, taught, step, stage] = [
  view('true-words'),
  view('taught-words'),
  view('step-words'),
  view('stage-words'),
];
export const [laneWords, verdictWords, help, pictures] = [
  view('lane-words'),
  view('verdict'),
  view('help'),
  view('statistics'),
];
export const languages = of('tests/unit/words.test.js');
export const [lit, trial, format] = [
  of('tests/unit/code/lit.test.js'),
  of('tests/unit/experiments/trial.test.js'),
  of('tests/unit/format.test.js'),
];
export const presentKeys = of('tests/unit/present/keys.test.js');
export const presentSteps = of('tests/unit/present/page-steps.test.js');
export const frozen = of('tests/unit/race/frozen.test.js');
export const presented = page('present');
export const [guide, setUp, atlas, tree, travel] = [
  page('guide'),
  page('set-up'),
  page('atlas'),
  page('tree'),
  page('time-travel'),
];

export const floorLaid = of('tests/unit/floor/laid.test.js');
export const [floorPage, floorStanding, floorPicture] = [
  of('tests/unit/floor/floor.test.js'),
  of('tests/unit/floor/standing.test.js'),
  of('tests/unit/floor/picture.test.js'),
];

export const [solved, agreed, scored, results] = [
  of('tests/unit/exercises/kinds.test.js')(
    'is solved by a correct player, and by one who takes other',
  ),
  of('tests/unit/exercises/agreement.test.js'),
  of('tests/unit/exercises/marks.test.js'),
  of('tests/unit/exercises/results.test.js'),
];
export const sweepPage = page('sweep');
export const sweepRead = of('tests/unit/sweep/read.test.js');
export const sweepCounted = of('tests/unit/sweep/sweeper.test.js');
export const sweepPictures = of('tests/unit/sweep/pictures.test.js');
export const guesses = of('tests/unit/guess/guess.test.js');
export const byKeyboard = page('exercises')('an exercise is performed by keyboard');
export const lessonPage = page('lessons');
export const lessonWords = view('lesson-words');
export const lessonKnown = of('tests/unit/lessons/known.test.js');
export const lessonNumbers = of('tests/unit/lessons/numbers.test.js')(
  'every number of every lesson is what the engine counts',
  'no number of two digits or more is typed',
);
export const [bounds, madeWords, classLinks, prices, medals] = [
  of('tests/unit/workshop/workshop.test.js'),
  of('tests/unit/workshop/words.test.js'),
  of('tests/unit/workshop/class.test.js'),
  of('tests/unit/workshop/prices.test.js'),
  of('tests/unit/workshop/medals.test.js'),
];
export const workshopPage = page('workshop');

/** Plain names, and labels of controls, of one part of the page. @type {(under: string, names: string) => Record<string, true>} */
export const labels = (under, names) =>
  Object.fromEntries(names.split(' ').map((name) => [`${under}.${name}`, true]));

/** Counts that are pinned to the node. */
export const counted = rust('tests/core/signatures')('every_pinned_count_comes_out_again');
export const heard = rust('tests/core/observer')('an_observer_hears_what_the_counters_count');
export const shortest = rust('tests/core/agreement')(
  'every_search_finds_a_solution_of_legal_moves_as_long_as_it_promises',
);
export const lowerBound = step('h is told as an estimate, and nowhere');
export const greatestF = [
  ...laneWords('the number of A* is the greatest f expanded'),
  ...truth('gives A* its f, though nothing was expanded'),
];
export const ties = laneWords('says by its ties what it cuts, and does so');
export const given = step('what branch and bound was given is an upper bound');
export const layers = state('tree')('a layer is complete with its last position');
export const nothingThere = pictures('whatever there is to draw, where there is nothing');
const workTime = of('tests/unit/race/work-time.test.js');
export const own = {
  time: workTime('a lane’s time is that of its own work', 'waiting for other lanes is none'),
  tables: workTime('tables are timed apart, and not again'),
  rate: workTime('a rate is told once enough was timed to say'),
};
export const memory = [
  ...rust('tests/core/agreement')('a_limit_on_bytes_is_never_passed_and_one_at_the_peak_is_enough'),
  ...rust('src/search/memory')('growing_takes_old_and_new_at_once'),
];
export const storedPath = truth('a depth-first search has stored the path it is on');
export const tables = pictures('a heuristic’s tables are counted');
export const bStar = [
  ...truth('b* is that of a tree with as many positions below'),
  ...pictures('b* makes a uniform tree of as many positions'),
];
export const grown = pictures('growth is counted against the iteration before');
export const branching = rust('tests/core/branching')(
  'it_is_what_the_layers_of_the_real_tree_come_to',
);
export const sides = pictures('the two sides of a bidirectional search are two curves');
export const newInLayer = pictures('new positions of all layers add up');
export const fates = [
  ...of('tests/unit/trace/trace.test.js')('counts as many of each fate as the search does'),
  ...of('tests/unit/tree/looks.test.js')('have the sign of their fate'),
];
export const newer = view('newer-words');
export const [follows, weighs, learns, forgets, proves] = [
  newer('a search that follows h tells'),
  newer('a weighted bound is compared', 'with a limit on moves a search with a weight'),
  newer('RBFS tells the greatest value'),
  newer('BFHS counts what is new and cut'),
  newer('a search from both sides never says'),
];
export const relearns = [
  ...newer('RBFS tells what it forgets'),
  ...rust('tests/core/stored_values')('each_step_of_rbfs_tells_the_stored_value'),
];
export const unproved = newer('a solution without a proof is never');
export const dropped = truth('what A* and BFS drop is stored by a way that is no longer');
export const waits = rust('tests/core/stages')('what_waits_first_is_what_is_looked_at_next');
export const marked = lit('what a step adds to what waits is marked');
export const variables = lit('variables hold what the step and the search say');
export const stageEnd = truth('a stage is called by what ends with it, in each search');
export const foretold = truth('it is foretold of each search what it comes to');
export const rules = taught('a move is what the rules say', 'there are as many pieces');
export const lessons = taught('searches cost what the lessons say');
export const squares = view('squares');
export const breaks = [
  ...of('tests/unit/trace.test.js')('stops at breakpoints of every kind'),
  ...travel('a lane pauses at its breakpoints, and says at which'),
];
export const proofs = [
  ...of('tests/unit/code/proofs.test.js')('each heuristic that can be chosen has its proof'),
  ...rust('tests/core/heuristics')(
    'on_the_component_of_a_corner_start_the_cubes_heuristics_are_what_they_claim',
    'on_all_of_the_8_puzzle_its_heuristics_are_what_they_claim',
    'near_a_goal_with_its_empty_square_in_a_corner_the_15_puzzle_heuristics_are_admissible',
    'near_the_goal_the_knights_heuristics_are_what_they_claim',
    'for_every_number_of_ones_the_toys_heuristics_are_what_they_claim',
  ),
  ...rust('src/heuristic/tiles/additive')('building_takes_the_work_announced'),
];
