import { allOf, count } from '../format.js';
import { unread } from './files.js';

/** @import { Words } from '../shape.js' */

const nodes = (/** @type {number} */ n) => `${count(n)}ノード`;
const moves = (/** @type {number} */ n) => `${count(n)}手`;

/** @type {Words['exercises']} */
export const exercises = {
  about: 'アルゴリズムになろう：ランダムな問題で、そのステップを自分で進めます。規則が許す答えはすべて正解です。',
  kinds: {
    fewest: {
      name: '最少手数',
      rule: '盤をできるだけ少ない手数でゴールに導いてください。より長い解は正解になりません。',
    },
    farthest: {
      name: 'できるだけ遠く',
      rule: 'スタートから局面までの距離は、そこへの最短経路の手数です。互いに打ち消す手では、どこにも進めません。',
    },
    breadth: {
      name: 'BFS',
      rule: '幅優先探索は、深さが最小のノードを展開します。記憶済みの後続局面は重複です。',
    },
    'two-sides': {
      name: '双方向BFS',
      rule: 'フロンティアの小さい側が、それをすべて展開します。両側がともに記憶した局面で、両側は出会います。',
    },
    'on-map': {
      name: '地図の上で',
      rule: 'BFSはSからの道の数が最小のノード、均一コスト探索はgが最小のノード、A*はf = g + hが最小のノードを展開します。A*は、より低コストの経路が見つかったノードをもう一度展開します。双方向BFSはつねに層を終えてから、フロンティアの小さい側に移ります。',
    },
    'on-map-again': {
      name: 'もう一度、地図の上で',
      rule: 'A*はf = g + hが最小のノードを展開し、より低コストの経路が見つかったノードはもう一度展開します。IDA*は経路の端から、経路上になくfがしきい値以下のノードへ進みます。なければ経路を戻ります。何も残らなければ、枝刈りしたfの最小値までしきい値を上げ、Sから始め直します。',
    },
    order: {
      name: '4つの下界',
      rule: 'どれも、駒が正しい位置からどれだけ離れているかを数えます。位置違い：違う位置にある駒の数。行：離れている行の数。列：列の数。駒1〜4：この4つだけの行と列の数。1手で減るのはどれも多くて1なので、どれも下界です。つねに最大のものはありません。',
    },
    inconsistent: {
      name: '無矛盾でない',
      rule: '下界は、1手で1より大きく変わることがなければ無矛盾です。これはどこでも下界ですが、1より大きく変わる手があります。',
    },
    wrong: {
      name: 'どこかで誤り',
      rule: '下界は残り手数を超えません。超える局面が1つあれば、下界でないことが証明されます。',
    },
    bounds: {
      name: 'IDA*',
      rule: '深さ優先：f = g + hがしきい値を超える局面は枝刈りし、そうでなければ展開します。何も残らなくなったら、枝刈りしたfの最小値までしきい値を上げます。',
    },
    'open-list': {
      name: 'A*',
      rule: 'f = g + hが最小のノードを展開します。より短い経路で再び着いた局面は、展開済みでもオープンリストに戻ります。',
    },
    branches: {
      name: '分枝限定法',
      rule: 'f = g + hが、上界またはこれまでの最良の長さ以上になったら枝刈りします。その下により短い解はありません。',
    },
    'backed-up': {
      name: 'RBFS',
      rule: '記憶値が最小の後続局面に、その値が最良の代替以下である間は入ります。そうでなければ、下の最小の値を持ち帰ります。',
    },
    'must-expand': {
      name: '必須展開ペア',
      rule: 'f(u)、f(v)、g(u) + g(v) + 1がすべてC*より小さいとき、前向きのノードuと後ろ向きのノードvは必須展開ペアになります。一方を展開すれば、そのペアは覆われます。',
    },
  },

  asks: {
    next: '次に展開されるのはどのノードですか。',
    became: (/** @type {string} */ place, /** @type {number} */ g) => `${place}がg ${count(g)}で生成されました。どうなりますか。`,
    duplicates: '新しい後続局面のうち、重複はどれですか。',
    side: '次に層が展開されるのはどちらの側ですか。',
    meet: '新しい層のどの局面で両側が出会いますか。',
    inHand: 'IDA*がこの局面に着きました。どうしますか。',
    noneInHand: 'この反復で展開するものは残っていません。IDA*はどうしますか。',
    dead: 'いま枝刈りできるオープンな枝はどれですか。',
    backUp: 'RBFSはどの後続局面に入りますか。またはどの値を持ち帰りますか。',
    pairs: (/** @type {string} */ u, /** @type {number} */ length) => `C*は${count(length)}です。${u}と必須展開ペアになる後ろ向きのノードはどれですか。`,
    cover: 'すべてのペアが描かれています。全部を覆う最少のノードを選んでください。',
    inconsistent: 'この下界が1より大きく変わるのは、どのステップですか。',
    order: 'これらの下界を、ここでの値の小さい順に並べてください。',
    wrong: (/** @type {string} */ claim) => `「${claim}」は下界だと主張されています。ゴールから手を進めて、この値が大きすぎる局面に着いてください。`,
    fewest: '最少手数でゴールに着いてください。',
    farthest: (/** @type {number} */ n) => `${moves(n)}進めて、スタートから${moves(n)}離れてください。`,
  },
  counts: {
    misplaced: '位置違い',
    rows: '行',
    columns: '列',
    first: '駒1〜4',
  },
  doIt: {
    expand: '展開する',
    cut: '枝刈りする',
    raise: (/** @type {number} */ bound) => `しきい値を${count(bound)}に上げる`,
    noneDead: 'どれもできない',
    back: (/** @type {number} */ value) => `${count(value)}を持ち帰る`,
  },
  became: {
    new: '新しい：オープンリストに入る',
    duplicate: '重複：捨てられる',
    shorter: 'より短い経路：再びオープンリストに入る',
  },
  sides: { forward: '前向き', backward: '後ろ向き' },
  frontier: (/** @type {number} */ n) => `フロンティアに${nodes(n)}`,
  value: (/** @type {number} */ value) => `値${count(value)}`,
  step: (/** @type {number} */ n) => `ステップ${count(n)}`,
  nth: (n, of) => (of === 1 ? '新しいノード' : `新しいノード${count(n)} / ${count(of)}`),
  stored: '値',
  alternative: '最良の代替',
  bound: 'しきい値',
  leaping: '空きマスが隅か中央ならマンハッタン、そうでなければ位置違い',
  claim: '主張',
  claimed: {
    centre: 'マンハッタン、空きマスが中央なら2を加える',
    corners: '隅の1、3、7のうち、その駒のないもの1つにつき3',
    rows: 'マンハッタン、1行目が未完成なら1を加える',
  },

  search: '探索',
  whys: {
    notOpen: (place) => `${place}はオープンリストにありません。`,
    leastG: (place, g, least) => `${place}のgは${count(g)}です。オープンリストの最小のgは${count(least)}です。`,
    layer: (/** @type {readonly string[]} */ left) => `まずこの層を終えます。残り：${left.join('、')}。`,
    deeper: (last, right, bound) => `経路を続けられる最後の場所${last}から、fが${count(bound)}以下になるのは：${right.join('、')}。`,
    restart: (bound, next, start) => `fが${count(bound)}以下のものはもうありません。しきい値は${count(next)}に上がり、探索は${start}から始め直します。`,
    leastF: (given, least, ties) => `${given}。オープンリストの最小のfは${count(least)}です${ties > 1 ? `（${nodes(ties)}が同点）` : ''}。`,
    leastDepth: (given, least) => `${given}。オープンリストの最小の深さは${count(least)}です。`,
    became: {
      new: () => 'この場所はまだ記憶されていないので、オープンリストに入ります。',
      duplicate: (g, before) => `g ${count(before)}で記憶済みで、この経路の${count(g)}は短くないので、重複です。`,
      shorter: (g, before, wasExpanded) =>
        `g ${count(before)}で記憶済みですが、この経路の${count(g)}のほうが短いです。${wasExpanded ? '展開済みでしたが、再びオープンになります' : '新しいgでオープンのままです'}。`,
    },
    duplicates: (/** @type {number} */ n) => (n === 0 ? 'これらの局面は、どれも以前に生成されていません。' : `このうち${count(n)}は記憶済みです。木のほかの場所で同じ盤を探してください。`),
    side: (forward, backward) =>
      forward === backward ? `フロンティアはどちらも${nodes(forward)}なので、どちらの側でも正解です。` : `フロンティアは前向き${count(forward)}、後ろ向き${count(backward)}：小さいほうを展開します。`,
    meet: (/** @type {number} */ met) => (met === 0 ? '新しい局面は、どれも反対側に記憶されていません。' : `新しい局面のうち${count(met)}が反対側に記憶されているので、両側が出会います。`),
    raised: (bound, next) => `この反復の局面は、すべて展開されたか、しきい値${count(bound)}で枝刈りされました。枝刈りしたfの最小値は${count(next)}なので、しきい値はそこまで上がります。`,
    dead: (given, dead, upper) =>
      `${given ? `${given}。` : ''}${dead === 0 ? `オープンな枝はすべてf < ${count(upper)}なので、どれも枝刈りできません。` : `オープンな枝のうち${count(dead)}本がf ≥ ${count(upper)}です。`}`,
    onlyBest: (/** @type {number} */ least) => `最小の記憶値は${count(least)}で、上に代替はありません。`,
    backUp: (least, bound, goesOn) =>
      goesOn
        ? `ここの最小の記憶値${count(least)}は、最良の代替${count(bound)}以下なので、RBFSはその後続局面に入ります。`
        : `ここの最小の記憶値${count(least)}は、最良の代替${count(bound)}より大きいので、RBFSは${count(least)}を持ち帰ります。`,
    pairs: (u, g, f, right, length) =>
      right.length > 0
        ? `${u}はg ${count(g)}、f ${count(f)}です。${allOf(right)}となら、fもg + g + 1も${count(length)}より小さくなります。`
        : f >= length
          ? `${u}のf ${count(f)}は${count(length)}より小さくないので、ペアはありません。`
          : `${u}はg ${count(g)}です。fとg + g + 1がともに${count(length)}より小さい後ろ向きのノードはありません。`,
    cover: (isCover, least) => (isCover ? `すべてのペアが覆われていますが、${nodes(least)}で足ります。` : `覆われていないペアがあります。${nodes(least)}ですべて覆えます。`),
    inconsistent: (before, after) =>
      Math.abs(before - after) > 1 ? `h ${count(before)}から${count(after)}へ：1より大きい変化です。` : `h ${count(before)}から${count(after)}へ：1より大きくありません。`,
    order: (bounds) => `${bounds.map(({ name, says }) => `${name}：${count(says)}`).join('、')}。`,
    notInOrder: (one, says, other, less) => `ここでは「${one}」は${count(says)}で、「${other}」は${count(less)}しかありません。`,
    wrong: (says, distance) =>
      says > distance ? `値は${count(says)}ですが、ゴールまでは${moves(distance)}なので、大きすぎます。` : `値は${count(says)}で、ゴールまでは${moves(distance)}なので、大きすぎません。`,
    fewest: (isThere, made, fewest) => (isThere ? `${moves(made)}かかりました。${moves(fewest)}で足ります。` : `ゴールではありません。ゴールには${moves(fewest)}で着けます。`),
    farthest: (made, distance, wanted) => (made === wanted ? `${moves(made)}のあと、スタートまでは${moves(distance)}です。` : `${moves(wanted)}ではなく、${moves(made)}でした。`),
  },

  menu: {
    how: 'それぞれ何題',
    less: (/** @type {string} */ name) => `1題減らす：${name}`,
    more: (/** @type {string} */ name) => `1題増やす：${name}`,
    feedback: 'フィードバック',
    once: '答えるたび',
    end: '最後に',
    pass: '合格点（%）',
    seed: 'シード',
    seedLong: '空なら、リンクを開いた人ごとに違う問題になります',
    begin: '開始',
    copy: 'クラス用リンクをコピー',
    copied: 'コピーしました',
    most: (/** @type {number} */ most) => `演習は${count(most)}題までです。`,
    none: '演習を選んでください。',
    marker: '結果を採点',
    kept: 'この端末に保存',
  },
  desk: {
    title: (n, of, name) => (of > 1 ? `${count(n)} / ${count(of)} · ${name}` : name),
    step: (/** @type {number} */ n, /** @type {number} */ of) => `ステップ${count(n)} / ${count(of)}`,
    rule: '規則',
    picture: '図',
    goal: 'ゴール',
    start: 'スタート',
    see: '見る',
    look: (/** @type {number} */ n) => `ステップ${count(n)}を見る`,
    answer: '答える',
    undo: '取り消す',
    undoLong: '最後の答えを取り消します。そのステップは得点になりません',
    show: '残りを表示',
    showLong: '残りのステップを表示します。得点にはなりません',
    leave: '終える',
    on: '続ける',
    right: '正解です。',
    wrong: '不正解です。',
    tryAgain: 'もう一度どうぞ。',
    reveal: '答えを表示',
    noted: '記録しました。',
    shown: '表示済み',
    spent: '得点になるのは、ステップへの最初の答えだけです。',
    goesOn: '正しい答えから続けます。',
    yours: 'あなたの答え',
    model: '正答の例',
    none: 'なし',
    nothing: '未選択',
    back: '1手戻る',
    moves,
    chosen: (/** @type {string} */ order) => `この順：${order}`,
    fates: {
      waiting: 'オープン',
      expanded: '展開済み',
      cut: '枝刈り',
      duplicate: '重複',
      hand: '問われている局面',
      goal: 'ゴール',
      replaced: 'より短い経路に置き換え',
      absent: '記憶なし',
    },
    roads: '道路地図',
    map: 'SからGへの道、その長さと各地点のh',
  },
  end: {
    title: '終了',
    score: (points, total) => `${count(total)}ステップ中${count(points)}が1回目で正解`,
    passed: (/** @type {number} */ pass) => `合格（合格点${count(pass)}%）。`,
    failed: (/** @type {number} */ pass) => `不合格（合格点${count(pass)}%）。`,
    finished: '1回目で正解した答えだけを数えます。',
    by: '名前（先生に求められた場合）',
    copy: '結果をリンクとしてコピー',
    save: '結果を保存',
    again: '別の問題でもう一度',
    other: 'ほかの演習',
    review: '1ステップずつ',
    claimed: (claimed, points, total) => `リンクは${claimed}と主張していますが、答えの得点は${count(total)}点中${count(points)}点です。`,
    result: (by) => (by ? `${by}さんの結果（答えから採点し直したもの）` : '結果（答えから採点し直したもの）'),
  },
  refused: {
    set: (given, allowed) => `この演習「${given}」は読めません。使えるもの：${allowed}。`,
    answers: (/** @type {string} */ given) => `答え「${given}」が演習に合いません。途中で切れたか変わったのかもしれません。`,
    by: 'この名前は読めません。',
    large: '結果にしては長すぎます。',
    encoding: `${unread.encoding}。`,
    gone: `${unread.gone}。`,
    none: '結果が含まれていません。',
    fresh: '最初から',
  },
  table: {
    about: '結果のリンクを1行に1つ貼り付けるか、ファイルをドロップしてください。ここで答えから採点し直し、リンクの中の得点は使いません。',
    paste: '結果',
    drop: 'ファイルを選択…',
    columns: {
      by: '名前',
      exercise: '演習',
      score: '1回目で正解',
      done: '完了',
      passed: '合格',
      note: '備考',
    },
    yes: 'はい',
    no: 'いいえ',
    claimed: (claimed) => `主張は${claimed}`,
    perhapsCut: '得点がありません。途中で切れたのかもしれません。',
    found: (/** @type {number} */ n) => `結果${count(n)}件`,
    /** @type {(n: number, first: string) => string} */
    others: (n, first) => (n === 1 ? `1件は結果ではありません：「${first}」` : `${count(n)}件は結果ではありません。最初は「${first}」です。`),
    marking: (/** @type {number} */ n, /** @type {number} */ of) => `${count(of)}件中${count(n)}件を採点しました…`,
  },
  kept: {
    about: '終えたか途中でやめた演習は、削除するまで、このブラウザにだけ保存されます。',
    none: '何も保存されていません。',
    open: '開く',
    remove: '削除',
    all: 'すべて削除',
    blocked: 'このブラウザは何も保存しません。',
  },
};
