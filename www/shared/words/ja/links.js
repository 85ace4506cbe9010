import { allOf, count, decimal } from '../format.js';
import { moves } from './names.js';

/** @import { Phrase } from '../en/phrases.js' */
/** @import { Words } from '../shape.js' */

export const linkNote = {
  region: 'リンク',
  title: 'このリンクには、このページが理解できない部分があります：',
  cut: 'このリンクは途中で切れていて、末尾がありません。リンク全体を送ってもらってください。',
  /** @type {(key: string, given: string) => string} */
  part: (key, given) => (key ? `${key}：${given}` : given),
  allowed: (/** @type {string} */ allowed) => `使えるもの：${allowed}`,
  dismiss: '閉じる',
};

/** @satisfies {Readonly<Record<string, Phrase>>} */
export const ownKeys = {
  'none-without': (key) => `なし（${key}が必要）`,
  words: (x) => `${x}語`,
  'none-with-view': (x) => `なし（表示が${x}のため）`,
  'by-command': (x) => `なし（スイープはコマンドラインで数えます：${x}）`,
  'one-heuristic': 'なし（工房で評価する下界は1つずつです）',
  'a-depth': '深さ',
  degrees: (from, to) => `方位,傾き（${from}から${to}までの整数の度）`,
  speeds: (from, to) => `1秒あたりのノード数、${from}から${to}まで、またはfull`,
  zooms: (x) => `大きさ,横,縦：${x}以上のパーセント、幅の1万分の1、行の10分の1`,
  designs: (least, most, from, to, few, many) => `問題数（${least}から${most}）,最小,最大（${from}から${to}）,シード,ノード数の制限（${few}から${many}）`,
};

/** @type {Words['share']} */
export const share = {
  open: '共有',
  title: '共有',
  code: 'リンクのQRコード',
  enlarge: '画面いっぱいに表示',
  tooLong: 'このリンクはQRコードには長すぎます。',
  reach: {
    device: 'このリンクとコードは、この端末でだけ使えます。',
    network: 'このリンクとコードは、このネットワークでだけ使えます。',
  },
  hosted: '公開ページのアドレス',
  hostedHow: '別の場所で公開している場合は、アドレスを入力するとリンクがそこを指します。',
  hostedDone: 'リンクは公開ページを指しています。',
  hostedWrong: 'https://example.org/cubes/ のようなウェブのアドレスではありません。',
  forms: 'コピーするもの',
  form: {
    link: 'リンク',
    embed: '埋め込み',
    markdown: 'Markdown',
    contest: 'コンテスト入力',
    recording: '録画',
  },
  recording: {
    none: '録画するものがまだありません。探索を実行するか、盤で手を進めてから、もう一度開いてください。',
    kind: '録画するもの',
    kinds: { board: '盤上の手', tree: '木の成長', race: 'レース' },
    formats: 'ファイル',
    save: (format, megabytes) => `${format}、約${decimal(megabytes)} MB`,
    measuring: '大きさを見積もっています…',
    lasts: (/** @type {number} */ seconds) => `録画の長さは${count(seconds)}秒です。`,
    progress: (/** @type {number} */ share) => `${count(Math.floor(100 * share))}%録画済み`,
    stop: '停止',
    stopped: '録画を停止しました。',
    saved: '録画を保存しました。',
    notLoaded: 'ページのこの部分を読み込めませんでした。もう一度試してください。',
  },
  element: '埋め込むもの',
  elements: {
    exercise: '演習',
    lesson: 'レッスン',
    race: 'レース',
    board: '盤',
  },
  embedHosted: 'あなたのページがここからembed.jsを読み込めない場合は、embed.jsとembed-*.jsをあなたのページと同じ場所に置いてください。',
  embedAlone: '公開ページと同じ場所にあるembed.jsとembed-*.js、それとこのファイルを、あなたのページと同じ場所に置いてください。',
  fromDisk: 'ディスクからも、1つの文書の中でも使う',
  embedAll: '公開ページと同じ場所にあるembed-all.jsを、あなたのページと同じ場所に置くか、その内容をページに入れてください。',
  copy: 'コピー',
  copied: 'コピーしました。',
  copyByHand: 'コピーできませんでした。テキストを選択したので、手動でコピーしてください。',
  send: '送信…',
  close: '閉じる',
  asChallenge: '挑戦状にする：解くか勝者を当てるまで、解と数を隠す',
  markdown: {
    title: (/** @type {string} */ puzzle) => `Rolling Cubes：${puzzle}`,
    problem: (start, goal) => `${start}から${goal}へ`,
    search: '探索',
    length: '手数',
  },
};

/** @type {(best: readonly string[], generated: number, isAll: boolean) => string} */
const fewest = (best, generated, isAll) =>
  isAll ? `生成が最も少ないのは${allOf(best)}で、${count(generated)}でした。` : `解を見つけた中で生成が最も少ないのは${allOf(best)}で、${count(generated)}でした。`;

/** @type {Words['challenge']} */
export const challenge = {
  region: '挑戦状',
  title: '挑戦状',
  solve: '盤をゴールに導くと、レースとその数がすべて見られます。',
  solveOrGuess: (/** @type {number} */ lanes) => `盤をゴールに導くか、生成する局面が${lanes > 2 ? '最も' : 'より'}少ない探索を当てると、レースとその数がすべて見られます。`,
  giveUp: 'すべて表示',
  dismiss: '閉じる',
  guessed: (/** @type {string} */ lane) => `予想：生成が最も少ないのは${lane}。「実行」か「最後まで」を押すとわかります。`,
  right: (best, generated, isAll) => `正解：${fewest(best, generated, isAll)}`,
  wrong: (guess, best, generated, isAll) => `${guess}ではありません：${fewest(best, generated, isAll)}`,
  solved: (key, n) => `${moves(key, n)}で解けました。「実行」を押すと、どこまで短くできるかわかります。`,
};
