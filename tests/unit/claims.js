// Every sentence, tooltip and definition of the page beside the test that holds it.
//
// An entry is the path of a leaf of `words`, or of what stands above it: of several that fit the longest counts. It is `true` for a
// plain name or the label of a control, which can be false of nothing; else the tests that hold what is claimed, each by its file and
// its title, or how that begins. `claims.test.js` sees to it that nothing is left out, and that all of these tests are there.

/** @typedef {readonly [file: string, title: string]} Held */

/** Tests of a file. @type {(file: string) => (...titles: string[]) => Held[]} */
const of =
  (file) =>
  (...titles) =>
    titles.map((title) => [file, title]);

const view = (/** @type {string} */ name) => of(`tests/unit/views/${name}.test.js`);
const state = (/** @type {string} */ name) => of(`tests/unit/state/${name}.test.js`);
const page = (/** @type {string} */ name) => of(`tests/browser/${name}.test.js`);
const rust = (/** @type {string} */ path) => of(`${path}.rs`);

const [truth, taught, step, stage] = [
  view('true-words'),
  view('taught-words'),
  view('step-words'),
  view('stage-words'),
];
const [laneWords, verdictWords, help, pictures] = [
  view('lane-words'),
  view('verdict'),
  view('help'),
  view('statistics'),
];
const languages = of('tests/unit/words.test.js');
const [lit, trial, format] = [
  of('tests/unit/code/lit.test.js'),
  of('tests/unit/experiments/trial.test.js'),
  of('tests/unit/format.test.js'),
];
const presentKeys = of('tests/unit/present/keys.test.js');
const presentSteps = of('tests/unit/present/page-steps.test.js');
const frozen = of('tests/unit/race/frozen.test.js');
const presented = page('present');
const [guide, setUp, atlas, tree, travel] = [
  page('guide'),
  page('set-up'),
  page('atlas'),
  page('tree'),
  page('time-travel'),
];

const floorLaid = of('tests/unit/floor/laid.test.js');
const [floorPage, floorStanding, floorPicture] = [
  of('tests/unit/floor/floor.test.js'),
  of('tests/unit/floor/standing.test.js'),
  of('tests/unit/floor/picture.test.js'),
];

const [solved, agreed, scored, results, exercisesPage] = [
  of('tests/unit/exercises/kinds.test.js')(
    'is solved by a correct player, and by one who takes other',
  ),
  of('tests/unit/exercises/agreement.test.js'),
  of('tests/unit/exercises/marks.test.js'),
  of('tests/unit/exercises/results.test.js'),
  page('exercises'),
];
const sweepPage = page('sweep');
const sweepRead = of('tests/unit/sweep/read.test.js');
const sweepCounted = of('tests/unit/sweep/sweeper.test.js');
const sweepPictures = of('tests/unit/sweep/pictures.test.js');
const guesses = of('tests/unit/guess/guess.test.js');
const byKeyboard = exercisesPage('an exercise is performed by keyboard');
const lessonPage = page('lessons');
const lessonWords = view('lesson-words');
const lessonKnown = of('tests/unit/lessons/known.test.js');
const lessonNumbers = of('tests/unit/lessons/numbers.test.js')(
  'every number of every lesson is what the engine counts',
  'no number of two digits or more is typed',
);
const [bounds, madeWords, classLinks, prices, medals] = [
  of('tests/unit/workshop/workshop.test.js'),
  of('tests/unit/workshop/words.test.js'),
  of('tests/unit/workshop/class.test.js'),
  of('tests/unit/workshop/prices.test.js'),
  of('tests/unit/workshop/medals.test.js'),
];
const workshopPage = page('workshop');

/** Plain names, and labels of controls, of one part of the page. @type {(under: string, names: string) => Record<string, true>} */
const labels = (under, names) =>
  Object.fromEntries(names.split(' ').map((name) => [`${under}.${name}`, true]));

/** Counts that are pinned to the node. */
const counted = rust('tests/core/signatures')('every_pinned_count_comes_out_again');
const heard = rust('tests/core/observer')('an_observer_hears_what_the_counters_count');
const shortest = rust('tests/core/agreement')(
  'every_search_finds_a_solution_of_legal_moves_as_long_as_it_promises',
);
const lowerBound = step('h is told as a lower bound, and nowhere');
const greatestF = [
  ...laneWords('the number of A* is the greatest f expanded'),
  ...truth('gives A* its f, though nothing was expanded'),
];
const ties = laneWords('says by its ties what it cuts, and does so');
const given = step('what branch and bound was given is an upper bound');
const layers = state('tree')('a layer is complete with its last position');
const nothingThere = pictures('whatever there is to draw, where there is nothing');
const workTime = of('tests/unit/race/work-time.test.js');
const own = {
  time: workTime('a lane’s time is that of its own work', 'waiting for other lanes is none'),
  tables: workTime('tables are timed apart, and not again'),
  rate: workTime('a rate is told once enough was timed to say'),
};
const memory = [
  ...rust('tests/core/agreement')('a_limit_on_bytes_is_never_passed_and_one_at_the_peak_is_enough'),
  ...rust('src/search/memory')('growing_takes_old_and_new_at_once'),
];
const storedPath = truth('a depth-first search has stored the path it is on');
const tables = pictures('a heuristic’s tables are counted');
const bStar = [
  ...truth('b* is that of a tree with as many positions below'),
  ...pictures('b* makes a uniform tree of as many positions'),
];
const grown = pictures('growth is counted against the iteration before');
const branching = rust('tests/core/branching')('it_is_what_the_layers_of_the_real_tree_come_to');
const sides = pictures('the two sides of a bidirectional search are two curves');
const newInLayer = pictures('new positions of all layers add up');
const fates = [
  ...of('tests/unit/trace/trace.test.js')('counts as many of each fate as the search does'),
  ...of('tests/unit/tree/looks.test.js')('have the sign of their fate'),
];
const newer = view('newer-words');
const [follows, weighs, learns, forgets, proves] = [
  newer('a search that follows h tells'),
  newer('a weighted bound is compared', 'with a limit on moves a search with a weight'),
  newer('RBFS tells the greatest value'),
  newer('BFHS counts what is new and cut'),
  newer('a search from both sides never says'),
];
const relearns = [
  ...newer('RBFS tells what it forgets'),
  ...rust('tests/core/stored_values')('each_step_of_rbfs_tells_the_stored_value'),
];
const unproved = newer('a solution without a proof is never');
const dropped = truth('what A* and BFS drop is stored by a way that is no longer');
const waits = rust('tests/core/stages')('what_waits_first_is_what_is_looked_at_next');
const marked = lit('what a step adds to what waits is marked');
const variables = lit('variables hold what the step and the search say');
const stageEnd = truth('a stage is called by what ends with it, in each search');
const foretold = truth('it is foretold of each search what it comes to');
const rules = taught('a move is what the rules say', 'there are as many pieces');
const lessons = taught('searches cost what the lessons say');
const squares = view('squares');
const breaks = [
  ...of('tests/unit/trace.test.js')('stops at breakpoints of every kind'),
  ...travel('a lane pauses at its breakpoints, and says at which'),
];
const proofs = [
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

/** @type {Readonly<Record<string, true | readonly Held[]>>} */
export const claims = {
  // The page
  title: true,
  about: help('what a browser and a search engine are told of the page'),
  puzzles: true,
  failed: page('hosting')('an engine that cannot be loaded is said on the page'),
  ...labels('views', 'region lessons'),
  ...labels('views.names', 'race tree atlas floor statistics exercises workshop'),
  showOnBoard: page('board')('the solution of a race is played from the start'),
  startAgain: page('failures')('a worker that dies says so in its lane'),
  configure: true,
  lookInto: true,
  ...labels('settings', 'theme patterns download'),
  'settings.patternsLong': of('tests/unit/board/scene.test.js')(
    'has dots on red and stripes on blue',
  ),
  'settings.downloadLong': page('one-file')('races, and counts', 'asks for nothing but itself'),
  ...labels('later', 'loading again close'),
  'later.failed': [
    ...of('tests/unit/parts/later.test.js')('what could not be loaded is said'),
    ...page('failures')('a part of the page that cannot be loaded says so'),
  ],
  format: format('memory is told in the largest', 'a time too short for the clock'),
  embed: page('embed')('has a board that finds a shortest solution'),

  // The board, and playing on it
  ...labels('board', 'region goal resetView legal'),
  'board.goalIs': help('of cubes the goal is the tops'),
  'board.rule': rules,
  'board.roll': of('tests/unit/board/roll-scene.test.js')('the figure shows what the engine does'),
  'board.inWords': squares('a board in words names its rows'),
  'board.help': [
    ...help('arrow keys are promised where moves are directions'),
    ...page('play')('scroll by a swipe, turn by two', 'a piece is dragged to where it can go'),
  ],
  'board.moved': step('a move of a step is said as its board names squares'),
  'board.move': squares('every square is called what stands at the edges'),
  'board.reached': guide('hints lead cubes to the goal'),
  ...labels('guide', 'hint undo redo reset'),
  'guide.toGo': guide('measuring says how far it is'),
  'guide.solvedIn': state('played')('solved in more moves than are enough'),
  'guide.enough': state('played')('solved in more moves than are enough'),
  'guide.fewest': state('played')('solved in the fewest there are'),
  'guide.unknown': state('played')('where there are no distances, a search'),
  'guide.showFewest': state('played')('the fewest play from the start'),
  'guide.showFewestLong': state('played')('the fewest play from the start'),
  'guide.better': guide('hints lead cubes to the goal'),
  'guide.worse': guide('a bad move is one further'),
  'guide.building': guide('measuring says how far it is'),
  'guide.hintLong': guide('a hint never leads away'),
  'guide.resetLong': page('play')('a press on a piece moves it; undo, redo and reset'),
  ...labels('playback', 'region first back play stop forward last position'),
  'playback.at': page('board')('playing can be paused, stepped both ways'),
  'playback.valueText': page('board')('playing can be paused, stepped both ways'),

  // Names, and what they mean
  puzzle: true,
  algorithm: true,
  algorithmMeaning: [...shortest, ...lessons, ...storedPath, ...ties],
  heuristic: true,
  heuristicMeaning: [
    ...truth('what each heuristic is said to count', 'an exact heuristic promises distances only'),
    ...proofs,
  ],
  proof: proofs,
  search: verdictWords('two lanes that differ in anything never share a name'),
  lane: verdictWords('two lanes that differ in anything never share a name'),

  // What a lane counts
  unknown: true,
  plusTable: tables,
  'counters.generated': counted,
  'counters.expanded': counted,
  'counters.stored': [...counted, ...storedPath],
  'counters.bytes': [...memory, ...tables],
  'counters.rate': own.rate,
  'counters.time': [...own.time, ...own.tables],
  rateName: laneWords('one node a second is one in a card'),
  'levels.bound': step('the reason in the words is true of the numbers'),
  'levels.depthBound': step('the reason in the words is true of the numbers'),
  'levels.weighedBound': weighs,
  'levels.learnedBound': learns,
  'levels.nearest': follows,
  'levels.proved': proves,
  'levels.f': greatestF,
  'levels.upper': [...ties, ...laneWords('has the upper bound that it was given')],
  'levels.incumbent': [...ties, ...laneWords('has the upper bound that it was given')],
  'levels.depth': layers,
  levelAndLimit: truth('with a limit below its bound cuts what is above'),
  levelLimit: truth('with a limit below its bound cuts what is above'),

  // Links
  ...labels('linkNote', 'region dismiss'),
  'linkNote.title': page('links')('what is not understood of a link is said'),
  'linkNote.part': state('link')('tells what was not understood'),
  'linkNote.allowed': rust('tests/core/links')('every_other_key_says_what_it_allows'),
  ...labels('share', 'open title code enlarge hosted forms element copy send close'),
  ...labels('share.form', 'link embed markdown contest'),
  ...labels('share.elements', 'exercise lesson race board'),
  'share.reach': of('tests/unit/share/place.test.js')('who can open the link is said'),
  'share.hostedHow': page('share')('a link of this machine says so, and leads'),
  'share.hostedDone': page('share')('a link of this machine says so, and leads'),
  'share.hostedWrong': page('share')('a link of this machine says so, and leads'),
  'share.embedHosted': of('tests/unit/share/embed.test.js')(
    'the hosted page is found by its address',
  ),
  'share.embedAlone': of('tests/unit/share/embed.test.js')(
    'the hosted page is found by its address',
  ),
  'share.copied': page('share')('what is copied opens another page'),
  'share.copyByHand': page('copy')('what cannot be copied is selected, and said to be'),
  'share.tooLong': page('share')('the picture is read by a camera'),
  'share.asChallenge': page('share')('a challenge hides the race until'),
  'share.markdown': page('share')('Markdown has the link and what the lanes have counted'),
  ...labels('challenge', 'region title giveUp dismiss'),
  'challenge.solve': page('share')('a challenge is won by bringing'),
  'challenge.solveOrGuess': truth('a guess is judged of those that found'),
  'challenge.guessed': page('share')('a challenge hides the race until'),
  'challenge.right': truth('a guess is judged of those that found'),
  'challenge.wrong': state('challenge')('a guess is right when no lane that solved'),
  'challenge.solved': page('share')('a challenge is won by bringing'),

  // Problems
  ...labels('problem', 'choose pasted own paste setUp'),
  'problem.named': state('games')('has problems that are as long as their names'),
  'problem.unsolvable': state('solvable')('why a goal cannot be reached is said'),
  'problem.unsolvableRun': [
    ...foretold,
    ...state('solvable')('IDA* and IDDFS go on for ever', 'a search that stores what it has seen'),
  ],
  ...labels('paste', 'title input none use unusable example cancel'),
  'paste.how': [
    ...rust('tests/core/session')('the_contests_samples_are_read_and_answered'),
    ...rust('src/contest/cubes')('problems_are_read_up_to_the_zeros_or_the_end'),
    ...rust('src/contest/knights')('boards_are_read_up_to_their_number'),
    ...rust('src/contest/tiles')('starts_and_goals_are_read_to_the_end'),
    ...rust('src/contest/toys')('starts_and_goals_are_read_to_the_end'),
  ],
  'paste.found': page('contest')('the official sample, pasted, is solved'),
  'paste.tooLong': page('contest')('more problems than are read at a time are refused'),
  ...labels('setUp', 'title start goal use cancel swap deal dealDepth dealCancel'),
  'setUp.how': setUp('cubes are exchanged and turned by clicks'),
  'setUp.howToTurn': setUp('cubes are exchanged and turned by clicks'),
  'setUp.square': squares('in setting up, squares are called what'),
  'setUp.ready': setUp('a problem that is typed is raced and solved'),
  'setUp.looking': setUp('drawing a start tells how far it is'),
  'setUp.dealFailed': of('tests/unit/deal/from.test.js')('where the goal is none'),
  'setUp.dealt': [
    ...setUp('a random start is as far from the goal as was asked'),
    ...rust('src/session/deal')('a_deal_is_as_deep_as_it_says_in_every_puzzle'),
    ...rust('src/session/deal')('past_the_map_a_walk_goes_on_and_says_so'),
  ],

  // The race
  ...labels('race', 'region controls guess run pause step stage end restart speed full mode add'),
  ...labels('race.modes', 'time nodes'),
  'race.over': page('race')('what every lane has come to stays until Restart'),
  'race.stepLong': of('tests/unit/race/race.test.js')(
    'is one node in each lane of a race of same time',
    'is one expansion more in each lane of a race of same nodes',
  ),
  'race.stageLong': [...stageEnd, ...page('pace')('+layer stops where each bound and each layer')],
  'race.endLong': page('pace')('races of same nodes and of same time end'),
  'race.rate': format('one node a second is one'),
  'race.modeLong': [
    ...of('tests/unit/race/runner.test.js')('a run keeps to the rate it was given'),
    ...page('pace')('in a race of same nodes, lanes at rest have expanded'),
  ],
  ...labels('states', 'ready running waiting paused away'),
  'states.preparing': taught('while tables are built a lane says of which'),
  'states.solved': [...shortest, ...unproved, ...truth('is found before anything is expanded')],
  'states.exhausted': truth('two sides end when one has seen all it can'),
  'states.limit': laneWords('a limit on depth says what is shown', 'with nothing to look for'),
  'states.deviceLimit': [
    ...laneWords('a limit is said in a line that a card has room for'),
    ...page('lanes')('six lanes that store everything end with an answer'),
  ],
  'states.failed': of('tests/unit/race/race.test.js')('whatever a lane failed by is said'),
  'states.silent': of('tests/unit/race/faults.test.js')('a lane that owes an answer for more than'),
  ...labels('laneDialog', 'title algorithm heuristic none limits use add remove cancel'),
  ...labels('laneDialog.settings', 'order deepen ties incumbent max_depth max_nodes'),
  ...labels(
    'laneDialog.settings',
    'weight reopen transpositions perimeter backward epsilon parity',
  ),
  ...labels('laneDialog.values.reopen', 'on off'),
  ...labels('laneDialog.values.epsilon', '0 1'),
  ...labels('laneDialog.values.parity', 'use ignore'),
  'laneDialog.usual': newer('a heuristic from the goal that is not chosen'),
  'laneDialog.ratioHow': newer('what a ratio may be is what'),
  errors: of('tests/unit/told.test.js')('each code of the engine has words, and each words'),
  ...labels('laneDialog.values.deepen', 'next-bound by-one'),
  ...labels('laneDialog.values.ties', 'search-on cut high-g low-g oldest newest'),
  'laneDialog.orderHow': rust('src/search/order')('a_text_that_is_no_permutation', 'a_seed_gives'),
  'laneDialog.settings.max_bytes': page('lanes')('is named by the lane that meets it'),
  'laneDialog.table': rust('tests/core/session')('tables_are_prepared_before_the_search'),
  ...labels('chart', 'region choose logarithmic logarithmicLong label'),
  ...labels('chart.kinds', 'stored generated depth'),
  ...labels('chart.axes', 'nodes stored generated'),
  'chart.axes.depth': layers,
  'chart.axes.time': own.time,
  'chart.empty': page('race')('the chart draws when there is something to draw'),

  // The search, step by step
  'steps.none': page('time-travel')('who listens hears each step made by hand'),
  'steps.journey': of('tests/unit/race/travel.test.js')('on a long way only the place is told'),
  'steps.moved': step('a move of a step is said as its board names'),
  'steps.root': step('every word of a root, of an iteration and of an end'),
  'steps.again': step('every word of a root, of an iteration and of an end'),
  'steps.firstBound': step('every word of a root, of an iteration and of an end'),
  'steps.raised': step('every word of a root, of an iteration and of an end'),
  'steps.expandedFirst': step('as many steps are said to be pruned'),
  'steps.expandedAgain': relearns,
  'steps.forgot': relearns,
  'steps.stored': relearns,
  'steps.depth': step('every word of a root, of an iteration and of an end'),
  'steps.rebuilt': forgets,
  'steps.found': forgets,
  'steps.weighed': weighs,
  'steps.joined': proves,
  'steps.proved': proves,
  'steps.evaluated': step('g, h and f in the words are those of the position'),
  'steps.unevaluated': step('as many steps are said to be pruned'),
  'steps.done': [...step('the reason in the words is true of the numbers'), ...given],
  'steps.fates': step('as many steps are said to be pruned'),
  'steps.fates.queued': marked,
  'steps.fates.opened': marked,
  'steps.fates.reopened': dropped,
  'steps.fates.duplicate': dropped,
  'steps.fates.worse': fates,
  'steps.fates.incumbent': given,
  'steps.solved': shortest,
  'steps.itsTurn': step('every word of a root, of an iteration and of an end'),
  'steps.met': step('every word of a root, of an iteration and of an end'),
  tied: true,
  ...labels('numbers', 'region'),
  'numbers.g': step('g, h and f in the words are those of the position'),
  'numbers.depth': stage('two sides say which has grown'),
  'numbers.h': [...lowerBound, ...proofs],
  'numbers.f': proofs,
  'numbers.bound': step('the reason in the words is true of the numbers'),
  'numbers.depthBound': step('the reason in the words is true of the numbers'),
  'numbers.incumbent': [...given, ...ties],
  'numbers.incumbentCut': [...given, ...ties],
  'numbers.given': [...given, ...ties],
  'numbers.givenCut': [...given, ...ties],
  'numbers.reached': greatestF,
  'numbers.layers': layers,
  'numbers.value': weighs,
  'numbers.weighedBound': weighs,
  'numbers.learnedBound': learns,
  'numbers.stored': relearns,
  'numbers.nearest': follows,
  'numbers.proved': proves,
  'numbers.upper': [...forgets, ...step('the reason in the words is true of the numbers')],
  'stages.weighed': weighs,
  'stages.learned': learns,
  'stages.nearer': follows,
  'stages.proved': proves,
  'stages.bounded': forgets,
  'stages.fBound': stage('IDA* says what the iteration has come to'),
  'stages.fBound.byOne': stage('by one, the next bound is one more'),
  'stages.fBound.nothing': truth('a rule looks whether anything was cut'),
  'stages.depthBound': stage('iterative deepening says at which node it turned back'),
  'stages.depthBound.nothing': truth('a rule looks whether anything was cut'),
  'stages.overLimit': stage('a limit on moves is told where the next bound'),
  'stages.layer': stage('breadth-first search counts the new positions'),
  'stages.layer.none': stage('where nothing more can be reached, that is said'),
  'stages.sides': stage('two sides say which has grown'),
  'stages.sides.empty': truth('two sides end when one has seen all it can'),
  'stages.level': stage('A* says what is expanded, and the least f that waits'),
  'stages.solution': stage('branch and bound says from where on it cuts more'),
  ...labels('travel', 'region controls back forward play pause slider node'),
  'travel.stageBack': stageEnd,
  'travel.stageForward': stageEnd,
  'travel.withKey': travel('one node and one bound, forward and back'),
  'travel.nodeLong': travel('the slider goes over the whole run'),
  'travel.nodeWrong': travel('a node’s number that is none is refused'),
  'travel.of': travel('every node of a lane that has raced to its end'),
  'travel.valueText': travel('every node of a lane that has raced to its end'),
  ...labels('breakpoints', 'region open title inHand played none use clear cancel remove'),
  'breakpoints.how': breaks,
  'breakpoints.fields': breaks,
  'breakpoints.chips': breaks,
  'breakpoints.hit': breaks,

  // The rule, what waits, and the heuristic
  ...labels('code', 'region panel unknown'),
  ...labels('code.panels', 'code node heuristic'),
  ...labels('code.sides', 'forward backward'),
  ...labels('code.waiting', 'region'),
  ...labels('code.heuristic', 'region consistent'),
  'code.panelsLong': lit('every line that a step passes or stands at'),
  'code.rule': [
    ...lit(
      'every line that a step passes or stands at',
      'the lit line says what the counters say',
      'IDA* by hand, line by line',
    ),
    ...truth(
      'is found before anything is expanded',
      'the next bound of IDA* is what its rule assigns',
      'the next bound of IDDFS is what its rule assigns',
      'a rule looks whether anything was cut',
      'with a limit below its bound cuts what is above',
      'that was given no bound has none',
      'that has looked at all that its bound leaves',
    ),
  ],
  'code.setBy': variables,
  'code.variables': [...variables, ...lit('branch and bound shows what was given until')],
  'code.infinite': truth('a rule looks whether anything was cut'),
  'code.waiting.title': [...waits, ...truth('the open list of A* can have more entries')],
  'code.waiting.heap': truth('the open list of A* can have more entries'),
  'code.waiting.more': lit('of what waits as much is shown as there is room for'),
  'code.waiting.item': waits,
  'code.waiting.added': marked,
  'code.waiting.took': waits,
  'code.waiting.outcome': [...marked, ...lit('the lit line says what the counters say')],
  'code.heuristic.none': rust('tests/core/session')(
    'all_that_the_catalogue_offers_gives_a_shortest',
  ),
  'code.heuristic.notYet': taught('while tables are built a lane says of which'),
  'code.heuristic.says': step('g, h and f in the words are those of the position'),
  'code.heuristic.around': rust('tests/core/rim')(
    'a_bound_by_a_perimeter_is_admissible_and_consistent_and_what_its_definition_says',
  ),
  'code.heuristic.notAsked': dropped,
  'code.heuristic.rule': of('tests/unit/code/proofs.test.js')('a part is drawn as the engine sees'),
  'code.heuristic.part': of('tests/unit/code/proofs.test.js')('a part is drawn as the engine sees'),
  'code.heuristic.painted': of('tests/unit/code/proofs.test.js')('a part is drawn as the engine'),
  'code.heuristic.admissible': proofs,

  // The tree
  ...labels(
    'tree',
    'colouring part inHandPart until untilOf beginning beside besideNone besideLane full fullKey leave leaveKey around from zoomIn zoomOut fit foldAgain label legend node inHand thumbnail',
  ),
  'tree.colourBy': true,
  ...labels('tree.sides', 'forward backward'),
  'tree.newest': travel('one node and one bound, forward and back'),
  'tree.older': travel('one node and one bound, forward and back'),
  'tree.iteration': tree('each iteration has its tree'),
  'tree.offer': state('tree')('who finds a lane at rest far on'),
  'tree.offered': state('tree')('who finds a lane at rest far on'),
  'tree.fitLong': of('tests/unit/tree/transform.test.js')('fitted, all four corners are on'),
  'tree.foldAgainLong': tree('what is too much folds into wedges'),
  'tree.empty': tree('says how to grow a tree'),
  'tree.growing': tree('the tree grows while the search runs'),
  'tree.help': [
    ...tree('keys walk from the node in hand', 'plus, minus and 0 zoom'),
    ...page('tree-room')('two trees grow side by side in step'),
  ],
  'tree.showing': of('tests/unit/tree/extent.test.js')(
    'all of a small tree is shown',
    'of a part of a run it is said of how many',
    'what was there before the lane went back',
  ),
  'tree.repeated': of('tests/unit/tree/forest.test.js')('repeats all of the one before'),
  'tree.signs': fates,
  'tree.signs.stub': of('tests/unit/trace/trace.test.js')('a part of a run keeps what it was'),
  'tree.signs.met': tree('two sides face each other'),
  'tree.wedge': of('tests/unit/tree/fold.test.js')('each wedge counts what is below its node'),
  'tree.ghost': of('tests/unit/tree/looks.test.js')('what is still to come, and what only'),
  'tree.later': of('tests/unit/tree/looks.test.js')('what is still to come, and what only'),
  'tree.range': of('tests/unit/tree/looks.test.js')('have the colour of the numbers'),
  'tree.straightBack': taught('no search goes straight back'),
  'tree.bound': of('tests/unit/tree/scene.test.js')('the bound of an iteration is one line'),
  'tree.given': of('tests/unit/tree/scene.test.js')('an incumbent falls from the taken one'),
  'tree.incumbent': of('tests/unit/tree/scene.test.js')('an incumbent falls from the taken one'),
  'tree.short': tree('a pointer over a node shows its board'),
  'tree.numbers.F': relearns,
  'tree.numbers': [...lowerBound, ...tree('a pointer over a node shows its board')],
  'tree.since': of('tests/unit/trace/trace.test.js')('a fate is that of the moment'),
  'tree.folded': of('tests/unit/tree/fold.test.js')('each wedge counts what is below its node'),
  'tree.before': tree('a node that only the iteration before has'),
  'tree.stub': of('tests/unit/trace/trace.test.js')('a part of a run keeps what it was'),
  'tree.away': tree('what is not kept is said, and another part'),

  // What a race has shown
  'verdict.length': truth('the contest’s answer is told of problems alone'),
  'verdict.found': unproved,
  'verdict.longer': unproved,
  'verdict.compare': verdictWords('names both lanes in full', 'counts a table as part of what'),
  'verdict.confounded': verdictWords(
    'may each explain it, and the lanes are named',
    'are compared by the lane between them',
    'or in whatever else are told apart',
  ),
  'verdict.payOff': verdictWords(
    'that wins has paid off after so many problems',
    'that was cheap has paid off by the first',
    'that loses does not pay off',
    'is weighed against the other’s',
  ),

  // The whole puzzle
  ...labels(
    'atlas',
    'kind logarithmic logarithmicLong begin progressName cancel again deepestLong',
  ),
  ...labels('atlas.kinds', 'positions patterns'),
  ...labels('atlas.marks', 'here goal'),
  ...labels('atlas.axes', 'x'),
  ...labels('atlas.axes.y', 'positions patterns'),
  'atlas.kindsLong': rust('tests/core/atlas')(
    'each_kind_of_start_has_its_space_and_its_depths',
    'a_position_lies_as_deep_as_the_layer_that_lists_it',
  ),
  'atlas.offer': atlas('the knights’ size is said first'),
  'atlas.never': [
    ...atlas('the 15-puzzle says why it has no atlas'),
    ...of('tests/unit/atlas/surveyor.test.js')('the 15-puzzle is refused'),
  ],
  'atlas.progress': rust('tests/core/atlas')('a_census_tells_how_far_it_is'),
  'atlas.failed': atlas('a count that broke says so'),
  'atlas.total': atlas('the cubes’ histogram counts all 4,133,430'),
  'atlas.deepest': atlas('the cubes’ histogram counts all 4,133,430'),
  'atlas.mean': of('tests/unit/atlas/census.test.js')('the mean, the deepest and the part above'),
  'atlas.here': atlas('the marker follows every move on the board'),
  'atlas.goal': of('tests/unit/atlas/surveyor.test.js')(
    'a goal lies as deep as a shortest solution is long',
    'a position of another component lies nowhere',
  ),
  'atlas.histogram': atlas('the histogram is saved as it is on the screen'),
  'atlas.bar': view('atlas-files')('has a record a depth in its file'),
  'atlas.barLabel': view('atlas-files')('has a record a depth in its file'),
  'atlas.gallery': atlas('what a gallery shows is saved'),
  'atlas.gallery.title': atlas('the hardest goal is one click from the board'),
  'atlas.gallery.later': atlas('the knights’ size is said first'),
  'atlas.gallery.shown': of('tests/unit/atlas/surveyor.test.js')('a gallery shows the first of a'),
  'atlas.gallery.how': atlas('the board rolls to one of the farthest positions'),

  // Lessons
  ...labels('lessons', 'title region list close steps back next fold unfold notes sources hidden'),
  ...labels('lessons.question', 'choose chooseAll number answer yours counted isRight isWrong'),
  ...labels('lessons.problems', 'title'),
  ...labels('lessons.own', 'title open save'),
  ...labels('lessons.keeps', 'title nothing forget'),
  ...labels('lessons.paper', 'teaching worksheet answers print close name say ask show answer'),
  ...labels('lessons.paper', 'minute yourNumber'),
  'lessons.about': [...lessonNumbers, ...lessonPage('every step of every lesson')],
  'lessons.minutes': lessonWords('how long a lesson takes, its steps'),
  'lessons.step': lessonWords('how long a lesson takes, its steps'),
  'lessons.stepTitle': lessonWords('how long a lesson takes, its steps'),
  'lessons.again': lessonPage('every step of every lesson'),
  'lessons.done': lessonWords('what has come of the questions'),
  'lessons.question.roughly': of('tests/unit/lessons/marking.test.js')('a number is right exactly'),
  'lessons.question.right': lessonPage('every step of every lesson'),
  'lessons.question.wrong': lessonPage('every step of every lesson'),
  'lessons.question.exactly': lessonWords('a guess is told beside the number'),
  'lessons.question.times': lessonWords('a guess is told beside the number'),
  'lessons.question.uncounted': lessonKnown('what takes too long'),
  'lessons.counted': lessonNumbers,
  'lessons.uncounted': lessonKnown('what takes too long'),
  'lessons.room': of('tests/unit/lessons/beats.test.js')('a clicker shows answers'),
  'lessons.foreign': of('tests/unit/lessons/lessons.test.js')('a lesson that a language does not'),
  'lessons.unknown': lessonPage('a hostile file of a lesson'),
  'lessons.problems.at': lessonWords('each mistake of a file has a sentence'),
  'lessons.problems.more': lessonWords('each mistake of a file has a sentence'),
  'lessons.problems.of': lessonWords('each mistake of a file has a sentence'),
  'lessons.own.how': lessonPage('a lesson of one’s own'),
  'lessons.own.inLink': lessonPage('a lesson of one’s own'),
  'lessons.own.tooLong': of('tests/unit/lessons/kept.test.js')('one that is too long for a link'),
  'lessons.keeps.some': lessonPage('a lesson of one’s own'),
  'lessons.keeps.at': lessonWords('how long a lesson takes, its steps'),
  'lessons.keeps.right': lessonWords('what has come of the questions'),
  'lessons.paper.how': lessonPage('plans and worksheet'),
  'lessons.paper.plan': of('tests/unit/lessons/lessons.test.js')('a plan takes as many minutes'),
  'lessons.paper.minutes': lessonPage('plans and worksheet'),
  'lessons.paper.lessonNumber': lessonPage('plans and worksheet'),
  'lessons.paper.total': of('tests/unit/lessons/lessons.test.js')('a plan takes as many minutes'),
  'lessons.paper.spare': of('tests/unit/lessons/lessons.test.js')('a plan takes as many minutes'),

  // The floor
  ...labels('floor', 'heuristics measure again cancel progressName unknown lanes'),
  ...labels('floor.sides', 'forward backward'),
  ...labels('floor.picture', 'line forward backward depth cost'),
  'floor.about': [
    ...rust('tests/core/floor')(
      'random_8_puzzles_have_the_floor_that_plain_code_finds_and_a_star_expands_no_less',
    ),
    ...floorStanding('no search that proves does with less than its floor'),
  ],
  'floor.large': floorPage('the knights’ size is said before it is spent'),
  'floor.never': floorPage('the 15-puzzle has no floor, and says how large its space is'),
  'floor.unsolvable': floorPage('a goal that cannot be reached has no floor, and is told why'),
  'floor.failed': floorPage('measuring can be cancelled, and one whose worker is gone has failed'),
  'floor.sidesLong': floorPage('the floor is measured when asked for, with the lanes’ heuristic'),
  'floor.progress': floorPage('a floor is told as it is measured, and at last known'),
  'floor.picture.title': floorPicture('is saved with its title, what the line says'),
  'floor.picture.said': floorPicture('the line says how deep both sides go'),
  'floor.picture.pairs': floorPicture('of a small problem every position is a dot'),
  'floor.picture.best': floorPicture('the line says how deep both sides go'),
  'floor.kinds': floorPicture('facts are told apart from luck, each with its name'),
  'floor.facts': floorPicture('facts are told apart from luck, each with its name'),
  'floor.facts.idaStarGivenUp': floorPage('IDA* is given up after as many positions as is said'),
  'floor.luck': floorPicture('facts are told apart from luck, each with its name'),
  'floor.ofSides': floorPicture('facts are told apart from luck, each with its name'),
  ...labels('floor.laid', 'choose none'),
  'floor.laid': [
    ...floorLaid(
      'what IDA* expands is sorted as a naive count',
      'a search expands all that it must, each but once',
      'of a search from both sides the line tells',
      'the picture has a column for each depth',
    ),
    ...page('floor')('what a lane expands is laid over the floor'),
  ],
  'floor.noLanes': floorStanding('only what has proved its solution shortest'),
  'floor.standing': floorStanding('a lane says how many times the least of its class'),

  // Sweeps over all problems
  ...labels('sweep', 'count wanted cancel progressName heuristics'),
  ...labels('sweep.kinds', 'census sweep'),
  'sweep.kindsLong': [
    ...sweepPage('a sweep is counted here'),
    ...sweepRead('what the command line has printed'),
  ],
  'sweep.about': [
    ...sweepCounted('a sweep in the page comes to what the command line'),
    ...rust('tests/core/sweep')('each_row_of_a_sweep_is_the_floor_of_its_problem'),
  ],
  'sweep.shared': sweepPage('a sweep is counted here'),
  'sweep.elsewhere': sweepCounted('problems are counted here where'),
  'sweep.about_n': sweepCounted('of the 8-puzzle every n-th start'),
  'sweep.progress': sweepCounted('however often it is paused'),
  'sweep.failed': sweepPage('a sweep is counted here'),
  'sweep.open': true,
  'sweep.openLong': sweepPage('a sweep’s file is opened'),
  'sweep.refused': [
    ...sweepRead('no value can be another', 'what is no report is said to be none'),
    ...sweepPage('a sweep’s file is opened'),
  ],
  'sweep.pair': sweepPictures('its file has all counts'),
  'sweep.problems': sweepPictures('its file has all counts'),
  'sweep.source': sweepPage('a sweep is counted here', 'a sweep’s file is opened'),
  'sweep.verdict': sweepPictures('what is said of a column'),
  'sweep.shares': sweepPictures('a column is as high as all others', 'what is said of a column'),
  'sweep.boxes': sweepPictures('each box lies from quartile to quartile'),

  // Guesses before a race
  ...labels(
    'guess',
    'close lane iteration value hands add handsFor mark remove result came again scale waiting',
  ),
  ...labels('guess.short', 'fewer factor bound next'),
  'guess.questions': guesses('what can be asked depends on what'),
  'guess.how': guesses('a room’s guesses stay until the result'),
  'guess.nothing': guesses('what can be asked depends on what'),
  'guess.lacking': guesses('is known when every lane has ended'),
  'guess.fewest': guesses('names the lane that generated fewest'),
  'guess.rightHands': guesses('names the lane that generated fewest'),
  'guess.because': guesses('names the lane that generated fewest'),
  'guess.factor': guesses('names the lane that generated fewest'),
  'guess.bound': guesses('of the last bound is the length'),
  'guess.next': guesses('of the next bound is what its iteration'),
  'guess.none': guesses('of the next bound is what its iteration'),
  'guess.nearest': guesses('a guess is near by its factor'),

  // The exercises
  'exercises.about': [...solved, ...byKeyboard],
  'exercises.kinds': solved,
  'exercises.kinds.breadth': agreed('%s: what the engine expands next is right'),
  'exercises.kinds.open-list': agreed('%s: what the engine expands next is right'),
  'exercises.kinds.bounds': agreed('ida-star: the engine expands, cuts and raises'),
  'exercises.kinds.branches': agreed('branch-and-bound: the engine cuts what'),
  'exercises.kinds.backed-up': agreed('rbfs: what the engine expands is what'),
  'exercises.kinds.two-sides': agreed('bidirectional-bfs: the engine expands the layers'),
  'exercises.kinds.must-expand': agreed('must-expand: the cheapest cover is as small'),
  'exercises.kinds.order': agreed('heuristics: what is said of bounds is what'),
  'exercises.kinds.inconsistent': agreed('heuristics: what is said of bounds is what'),
  'exercises.kinds.wrong': agreed('heuristics: what is said of bounds is what'),
  'exercises.asks': solved,
  ...labels('exercises.doIt', 'expand cut raise noMeeting noneDead back'),
  ...labels('exercises.became', 'new duplicate shorter'),
  ...labels('exercises.sides', 'forward backward'),
  ...labels('exercises', 'frontier value step stored alternative bound claim'),
  'exercises.nth': of('tests/unit/exercises/kinds.test.js')('new nodes are counted in the order'),
  'exercises.leaping': agreed('heuristics: what is said of bounds is what'),
  'exercises.claimed': agreed('heuristics: what is said of bounds is what'),
  'exercises.whys': [
    ...of('tests/unit/exercises/kinds.test.js')('says of each question what is asked'),
    ...agreed('the reason of each kind has the numbers'),
  ],
  ...labels(
    'exercises.menu',
    'how less more feedback once end pass seed begin copy copied none marker kept',
  ),
  'exercises.menu.seedLong': results('a set is a link: which exercises'),
  'exercises.menu.most': results('a set that is none says what could'),
  ...labels(
    'exercises.desk',
    'title step rule picture goal start see look answer undo show leave on right wrong noted shown yours model none nothing back moves chosen map',
  ),
  ...labels('exercises.desk.fates', 'waiting expanded cut duplicate hand goal replaced'),
  'exercises.desk.undoLong': scored('that is taken back costs its point'),
  'exercises.desk.showLong': scored('that was shown earns nothing'),
  'exercises.desk.spent': scored('that is taken back costs its point'),
  'exercises.desk.goesOn': scored('that is right at once earns a point'),
  ...labels('exercises.end', 'title by copy save again other review'),
  'exercises.end.score': scored('that is right at once earns a point'),
  'exercises.end.passed': results('that is finished and not correct enough'),
  'exercises.end.failed': results('that is finished and not correct enough'),
  'exercises.end.finished': scored('that is right at once earns a point'),
  'exercises.end.claimed': results('is marked again from its answers'),
  'exercises.end.result': results('is marked again from its answers'),
  'exercises.refused': results('that is hostile is refused', 'a set that is none says what'),
  'exercises.refused.large': results('that is huge is not read'),
  'exercises.refused.none': results('of wrong types never comes further'),
  'exercises.refused.fresh': true,
  ...labels('exercises.table', 'paste drop yes no found'),
  ...labels('exercises.table.columns', 'by exercise score done passed note'),
  'exercises.table.about': results('is marked again from its answers', 'many results are a table'),
  'exercises.table.marking': of('tests/unit/exercises/marker.test.js')(
    'many results are marked a few at a time',
  ),
  'exercises.table.claimed': results('is marked again from its answers'),
  ...labels('exercises.kept', 'none open remove all'),
  'exercises.kept.about': results('can be seen and deleted, one by one'),
  'exercises.kept.blocked': results('is nothing where nothing may be kept'),

  // How good heuristics are
  ...labels('quality', 'scope file again legend waiting'),
  ...labels('quality.scopes', 'all touched'),
  ...labels('quality.axes', 'distance estimate'),
  'quality.titleAll': rust('tests/core/quality')('each_heuristic_is_compared_on_every_position'),
  'quality.titleTouched': rust('tests/core/quality')(
    'some_positions_are_counted_once_however_often',
  ),
  'quality.wait': page('quality')('a search’s own positions are compared when it rests'),
  'quality.unknown': [
    ...page('quality')('puzzles without a table of distances say why'),
    ...rust('tests/core/atlas')('all_knights_are_met_the_farthest_39_jumps_away'),
  ],
  'quality.unsolvable': state('solvable')('the guide has no distance for a goal'),
  'quality.failed': page('quality')('a comparison that nobody looks at is given up'),
  'quality.summary': of('tests/unit/quality/comparer.test.js')('each heuristic is told of in its'),
  'quality.comparing': of('tests/unit/quality/comparer.test.js')(
    'each heuristic is told of in its',
  ),
  'quality.cell': of('tests/unit/quality/heat.test.js')('what is pointed at is the cell'),
  'quality.label': page('quality')('counts are read by keys'),

  // Statistics
  ...labels(
    'statistics',
    'region choose counter quantity logarithmic logarithmicLong numbers lane unknown',
  ),
  ...labels(
    'statistics.pictures',
    'depths iterations branching memory frontiers quality counters experiment',
  ),
  ...labels('statistics.quantities', 'generated expanded growth'),
  ...labels('statistics.sides', 'start goal'),
  ...labels('statistics.exports', 'region failed'),
  ...labels('statistics.exports.formats', 'csv json svg png'),
  ...labels(
    'statistics.experiment',
    'title x instances from to seed max_nodes floors run cancel progress open',
  ),
  'statistics.experiment.floorsLong': of('tests/unit/experiments/trial.test.js')(
    'floors are counted where that is wanted',
  ),
  'statistics.columns.outcome': pictures('the table of counters has the engine’s own numbers'),
  'statistics.columns.generated': counted,
  'statistics.columns.expanded': counted,
  'statistics.columns.evaluated': counted,
  'statistics.columns.pairs': rust('tests/core/rim')(
    'pairs_are_counted_however_a_search_is_stepped',
  ),
  ...Object.fromEntries(
    ['statistics.columns.floor', 'statistics.columns.times_floor', 'floor.above'].map((word) => [
      word,
      floorStanding('on its card and in files a lane has the floor of its problem'),
    ]),
  ),
  'floor.promise': floorStanding('what NBS expands below C* is at most what it promises'),
  'statistics.columns.duplicates': [...counted, ...heard],
  'statistics.columns.pruned': [...heard, ...truth('with a limit below its bound cuts what')],
  'statistics.columns.stored': [...counted, ...storedPath],
  'statistics.columns.stored_peak': counted,
  'statistics.columns.bytes': memory,
  'statistics.columns.bytes_peak': memory,
  'statistics.columns.table_bytes': tables,
  'statistics.columns.length': shortest,
  'statistics.columns.bound': [...greatestF, ...laneWords('has the upper bound that it was given')],
  'statistics.columns.incumbent': given,
  'statistics.columns.depth': [...sides, ...layers],
  'statistics.columns.branching': bStar,
  'statistics.columns.time': own.time,
  'statistics.columns.table_time': own.tables,
  'statistics.columns.rate': own.rate,
  'statistics.columns.growth': grown,
  'statistics.columns.growth_per_move': grown,
  'statistics.columns.side': sides,
  'statistics.columns.layer': newInLayer,
  'statistics.columns.new': newInLayer,
  'statistics.columns.nodes': of('tests/unit/race/runner.test.js')('samples arrive once each'),
  'statistics.columns.brute_force': branching,
  'statistics.columns.instance': page('statistics')('an experiment runs, its points open'),
  'statistics.columns.seed': rust('src/session/deal')('the_same_seed_deals_the_same'),
  'statistics.columns.wanted': trial('an instance is as far from the goal as it says'),
  'statistics.columns.start': pictures('searches have the command line’s names in files'),
  'statistics.columns.goal': pictures('searches have the command line’s names in files'),
  'statistics.columns.distance': trial('where no table tells how far it is, a solution does'),
  'statistics.columns.limit': trial('reaching the limit of nodes is an answer'),
  'statistics.more': page('statistics')('every picture is drawn, says a point’s numbers'),
  'statistics.depths': pictures('each counter’s numbers by depth add up'),
  'statistics.depths.empty': nothingThere,
  'statistics.iterations': pictures('an iteration that was not run to its end'),
  'statistics.iterations.none': nothingThere,
  'statistics.iterations.empty': nothingThere,
  'statistics.branching': branching,
  'statistics.branching.empty': bStar,
  'statistics.memory': tables,
  'statistics.memory.empty': nothingThere,
  'statistics.frontiers': newInLayer,
  'statistics.frontiers.none': nothingThere,
  'statistics.frontiers.empty': nothingThere,
  'statistics.exports.long': page('statistics')('files parse, agree with the screen'),
  'statistics.exports.subtitle': page('statistics')('a picture is saved in ink on white paper'),
  'statistics.experiment.how': trial('what ended at a limit is said by whose limit'),
  'statistics.experiment.running': page('statistics')('an experiment runs, its points open'),
  'statistics.experiment.looking': page('statistics')('an experiment tells what it makes ready'),
  'statistics.experiment.done': page('statistics')('an experiment runs, its points open'),
  'statistics.experiment.cancelled': page('statistics')('an experiment is cancelled at once'),
  'statistics.experiment.failed': state('solvable')('an experiment on it cannot be had'),
  'statistics.experiment.limited': trial('what ended at a limit is said by whose limit'),
  'statistics.experiment.limitedByLane': trial('what ended at a limit is said by whose limit'),
  'statistics.experiment.unplaced': trial('what ended at a limit is said by whose limit'),
  'statistics.experiment.beyond': trial('depths that nothing has are said to be so'),
  'statistics.experiment.nearer': trial('starts that are drawn by a walk and are nearer'),
  'statistics.experiment.said': trial('reaching the limit of nodes is an answer'),
  'statistics.experiment.openLong': page('statistics')('an experiment runs, its points open'),
  'statistics.experiment.pick': page('statistics')('an experiment runs, its points open'),
  'statistics.experiment.legend': of('tests/unit/experiments/summary.test.js')(
    'quartiles are those of the definition',
    'each group is summed up by itself',
  ),
  'statistics.experiment.empty': page('statistics')('an experiment is cancelled at once'),

  'statistics.cells': languages('cells of tables are told in words'),

  // The workshop
  ...labels('workshop', 'race raceBoth share copied'),
  ...labels('workshop.benches', 'region write paint class'),
  ...labels('workshop.write', 'text examples choose blocks take hole block hollow'),
  ...labels('workshop.write.groups', 'numbers signs functions folds squares paintings heuristics'),
  ...labels('workshop.write.wraps', 'region max sum weight parity-up pathmax bpmax'),
  ...labels('workshop.paint', 'choose add group newGroup groups building table histogram'),
  ...labels('workshop.paint', 'value count'),
  ...labels('workshop.audit', 'title run again cancel progressName tables bound distance play'),
  ...labels('workshop.audit', 'distanceAtMost'),
  ...labels('workshop.score', 'title value picture you rival won open'),
  ...labels('workshop.score.medals', 'bronze silver gold hard'),
  ...labels('workshop.shelf', 'title keep use max sum drop dropAll'),
  ...labels('workshop.duel', 'title how begin end own rival'),
  ...labels('workshop.class', 'links run unnamed bad bads open'),
  ...labels('workshop.class.columns', 'rank name bound audit score bytes steps'),
  ...labels('workshop.lane', 'text textLong meaning'),
  'workshop.about': bounds('of a lower bound asks every position'),
  'workshop.raceLong': workshopPage('a newcomer makes, audits and races a bound'),
  'workshop.shareLong': [
    ...classLinks('a link holds its problem and its bound, and nothing else'),
    ...bounds('a link that is opened has audit and score run again'),
  ],
  'workshop.copy': classLinks('a link holds its problem and its bound, and nothing else'),
  'workshop.write.example': madeWords('every published bound of every puzzle has a name'),
  'workshop.write.blocksHow': of('tests/unit/workshop/blocks.test.js')(
    'keys walk through the blocks',
    'a block that moves leaves a hole',
  ),
  'workshop.write.noBlocks': madeWords('what is wrong of a text is told with its place'),
  'workshop.write.wrong': madeWords('what is wrong of a text is told with its place'),
  'workshop.write.holed': madeWords('a hole in a text is told apart from what is wrong'),
  'workshop.write.wrapsLong': madeWords('what is said of each way to put bounds together is so'),
  'workshop.facts': madeWords('what is known without an audit is told by how'),
  'workshop.paint': madeWords('whatever a painting can keep has words in every language'),
  'workshop.paint.about': bounds('nothing is audited unasked, but tables of paintings'),
  'workshop.paint.facts': bounds('nothing is audited unasked, but tables of paintings'),
  'workshop.paint.why': madeWords('a painting is a lower bound and consistent, one of several'),
  'workshop.paint.whyGroups': madeWords(
    'a painting is a lower bound and consistent, one of several',
  ),
  'workshop.audit.none': bounds('nothing is audited unasked, but tables of paintings'),
  'workshop.audit.progress': bounds('of a lower bound asks every position'),
  'workshop.audit.proved': bounds('of a lower bound asks every position'),
  'workshop.audit.provedLong': bounds('of a lower bound asks every position'),
  'workshop.audit.provedNot': bounds('tells of a lower bound that is not consistent'),
  'workshop.audit.construction': bounds('of the 15-puzzle finds no counterexample'),
  'workshop.audit.constructionLong': bounds('of the 15-puzzle finds no counterexample'),
  'workshop.audit.sampled': bounds('of the 15-puzzle finds no counterexample'),
  'workshop.audit.sampledLong': bounds('of the 15-puzzle finds no counterexample'),
  'workshop.audit.refuted': bounds('of a bound that says too much shows the position'),
  'workshop.audit.counterexample': bounds('of a bound that says too much shows the position'),
  'workshop.audit.sampledCounterexample': bounds('of the 15-puzzle finds no counterexample'),
  'workshop.audit.failures': bounds('of a bound that says too much shows the position'),
  'workshop.audit.fall': bounds('tells of a lower bound that is not consistent'),
  'workshop.audit.playLong': workshopPage('a bound that is refuted shows its counterexample'),
  'workshop.audit.edited': bounds('what pathmax raises is told with how many and by which'),
  'workshop.audit.unedited': bounds('what pathmax raises is told with how many and by which'),
  'workshop.audit.edit': [
    ...bounds('what pathmax raises is told with how many and by which'),
    ...rust('tests/core/workshop/edits')(
      'an_audit_tells_how_many_values_are_edited_and_the_nearest_with_the_neighbour_that_it_was_raised_by',
    ),
  ],
  'workshop.audit.neighbour': bounds('what pathmax raises is told with how many and by which'),
  ...labels('workshop.astray.where', 'longer reopened'),
  'workshop.astray.whereLong': [
    ...workshopPage('a bound that is refuted shows its counterexample'),
    ...rust('tests/core/workshop/astray')(
      'with_a_bound_that_says_too_much_a_star_goes_wrong_where_a_naive_one_does',
      'with_a_lower_bound_that_falls_too_fast_a_star_goes_wrong_where_it_first_reopens_a_position',
    ),
  ],
  'workshop.astray.looking': bounds('is said to be nowhere to be found'),
  'workshop.astray.nowhere': [
    ...bounds('is said to be nowhere to be found'),
    ...rust('tests/core/workshop/astray')(
      'a_bound_that_leads_no_run_astray_is_told_to_have_led_none',
    ),
  ],
  'workshop.astray.here': [
    ...bounds(
      'is found on the simplest problem and told',
      'is told of a lower bound that is not consistent where a position',
    ),
    ...rust('tests/core/workshop/astray')(
      'with_a_bound_that_says_too_much_a_star_goes_wrong_where_a_naive_one_does',
    ),
  ],
  'workshop.audit.raceable': rust('tests/core/workshop/places')(
    'what_is_found_is_proved_shortest_where_the_bound_is_put_together_so',
  ),
  'workshop.audit.failed': bounds('audit and score can be cancelled, and where a worker is gone'),
  'workshop.audit.unsolvable': bounds('where the goal cannot be reached there is nothing to audit'),
  'workshop.audit.large': bounds('the size of the knights’ table is said before it is spent'),
  'workshop.score': bounds('the puzzle’s own heuristics are scored by the same, once'),
  'workshop.score.point': prices('a point says its score and what it takes'),
  'workshop.score.pointName': prices('a point says its score and what it takes'),
  'workshop.score.front': prices('those stand in front that no other is'),
  'workshop.score.x': prices('each bound has a mark and its name'),
  'workshop.score.y': prices('each bound has a mark and its name'),
  'workshop.score.invalid': [
    ...prices('a bound that is refuted has no quality'),
    ...bounds('there is none of a bound that says too much'),
  ],
  'workshop.score.elsewhere': bounds('there is none of one that holds for the goal at hand alone'),
  'workshop.score.beyond': bounds('there is none where too much is left to be counted'),
  'workshop.score.unproved': medals('no medal is won by what is not proved'),
  'workshop.score.medalLong': medals('each threshold is told with its reason'),
  'workshop.score.room': medals('each threshold is told with its reason'),
  'workshop.score.threshold': medals('each threshold is told with its reason'),
  'workshop.shelf': of('tests/unit/workshop/shelf.test.js')('bounds are kept for each puzzle'),
  'workshop.duel': bounds('a link that is opened has audit and score run again'),
  'workshop.duel.refuted': prices('a bound that is refuted has no quality'),
  'workshop.class.about': classLinks('links are read one a line'),
  'workshop.class.most': classLinks('no more lines are read than is said'),
  'workshop.class.errors': classLinks('bad lines are named with their reason'),
  'workshop.class.verdicts': classLinks('lower bounds are ranked by score'),

  // How texts stand together
  text: languages('whole sentences stand one behind the other'),

  // The front of the room
  ...labels('present', 'bar keysTitle'),
  'present.orders': presentKeys('each key that is told while the page is presented'),
  'present.orders.forward': presentSteps(
    'in Tree is a node of the lane that is looked into',
    'in Race is a layer or iteration of each lane',
  ),
  'present.orders.farForward': presentSteps(
    'in Tree is a node of the lane that is looked into',
    'in Race a far one is a node of each lane',
  ),
  'present.orders.freeze': frozen('a frozen lane stands at its node'),
  'present.orders.code': presented('the code for the room'),
  'present.orders.notes': presented('the notes stand in a window of their own'),
  'present.orders.print': presented('a handout is one sheet'),
  'present.frozen': presented('a lane is frozen by its key'),
  'present.said': presented('a lane is frozen by its key'),
  'present.said.last': presentSteps('in Race is a layer or iteration of each lane'),
  'present.said.first': presentSteps('in Race is a layer or iteration of each lane'),
  'present.said.blocked': presented('the notes stand in a window of their own'),
  'present.said.black': presented('the code for the room'),
  'present.code': presented('the code for the room'),
  ...labels('present.notes', 'title shown say next since'),
  'present.notes.black': presented('the code for the room'),
  'present.notes.how': presented('the notes stand in a window of their own'),
  'present.notes.lane': presentSteps('tell what the room sees lane by lane'),
  'present.notes.ask': presentSteps(
    'tell what the room sees lane by lane',
    'say of a search that is looked into what it has just done',
  ),
  'present.notes.steps': presentSteps(
    'in Tree is a node of the lane that is looked into',
    'in Race is a layer or iteration of each lane',
    'in Statistics is the next picture',
    'in the whole puzzle is a depth',
    'in Floor measures it',
  ),
  ...labels('present.handout', 'lane state start goal'),
  'present.handout.counts': presented('a handout is one sheet'),
  'present.handout.link': presented('a handout is one sheet'),

  // Help
  ...labels('help', 'open title close contents languages'),
  ...labels('help.rules', 'title move'),
  ...labels('help.race', 'title present'),
  ...labels('help.searches', 'title bound'),
  ...labels('help.words', 'title'),
  ...labels('help.keys', 'title tree'),
  'help.openLong': page('layout')('help opens beside the page by its key'),
  'help.rules.of': [
    ...rules,
    ...taught('only tops count, and where the empty square is'),
    ...rust('tests/core/puzzles')('half_of_all_pairs_of_the_8_puzzle_are_refused'),
  ],
  'help.rules.fewest': help('every puzzle has its rules in sentences'),
  'help.race.text': [
    ...page('race')('the node counts of both lanes climb'),
    ...atlas('the 15-puzzle says why it has no atlas'),
  ],
  'help.searches.how': help('all searches are taught, and a lower bound before'),
  'help.searches.boundText': [...help('h is called a lower bound, and never'), ...proofs],
  'help.searches.texts': lessons,
  'help.searches.texts.a-star': [...lessons, ...shortest],
  'help.searches.texts.branch-and-bound': [...lessons, ...given],
  'help.words.own': [...taught('no search goes straight back'), ...proofs, ...waits],
  'help.keys.list': [
    ...help('the keys that are listed for the tree do what is said'),
    ...presented('the page is presented by a key'),
  ],
  'help.keys.pictures': page('quality')('counts are read by keys'),
};
