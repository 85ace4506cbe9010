import { count, times } from '../format.js';
import { unread } from './files.js';

/** @import { Words } from '../shape.js' */

const minutes = (/** @type {number} */ n) => `${count(n)}分`;

/** @type {Words['lessons']} */
export const lessons = {
  title: 'レッスン',
  about:
    '各レッスンは盤と探索を用意し、答えを見せる前に予想を求めます。数はすべてエンジンが計算します。',
  region: 'レッスン',
  list: 'すべてのレッスン',
  close: 'レッスンを閉じる',
  /** @type {(n: number) => string} */
  minutes,
  step: (at, of) => `ステップ${at} / ${of}`,
  steps: 'ステップ',
  back: '戻る',
  next: '次へ',
  nextLesson: '次のレッスン',
  exercise: '演習',
  again: 'このステップをやり直す',
  fold: '盤を表示',
  unfold: '本文を表示',
  notes: '講師用メモ',
  sources: '参考文献',
  hidden: '答えると続きが出ます。',
  done: {
    result: (right, of) => `${count(of)}問中${count(right)}問正解。`,
    left: (left) => `未回答${count(left)}問。`,
  },
  question: {
    choose: '1つ選んでください',
    chooseAll: '正しいものをすべて選んでください',
    number: '数を入力',
    roughly: '2倍以内の差なら正解です。',
    unread: '1234のように、0以上の整数を数字で入力してください。',
    answer: '答える',
    right: '正解です。',
    wrong: '不正解です。',
    exact: (given, value) =>
      given === value
        ? `正解、ちょうど${count(value)}です。`
        : `十分近いです。あなたは${count(given)}、答えは${count(value)}です。`,
    off: (given, value) => `不正解です。あなたは${count(given)}、答えは${count(value)}です。`,
    far: (given, value) =>
      given < value
        ? `不正解です。あなたは${count(given)}、答えはその${times(value / given)}倍の${count(value)}です。`
        : `不正解です。あなたの${count(given)}は、答えの${count(value)}の${times(given / value)}倍です。`,
    yours: 'あなた',
    counted: '計数',
    isRight: '正しい',
    isWrong: '正しくない',
    uncounted: 'この数はここでは数えられなかったので、採点しません。',
  },
  counted: (formula) => `エンジンが数えた値：${formula}`,
  uncounted: '時間がかかりすぎるので、ここでは数えません',
  room: {
    answer: '次：答え。',
    press: (name) => `次：${name}。`,
    step: (title) => `次のステップ：${title}`,
    end: 'これが最後のステップでした。',
  },
  foreign: 'まだ翻訳されていません。これは英語のレッスンです。',
  unknown: (id) =>
    `レッスン「${id}」はありません。ファイルから開いたものなら、もう一度ファイルを開いてください。`,
  problems: {
    title: 'ファイルに誤りがあるため、このレッスンは開かれませんでした：',
    at: (line, text) => `${line}行目：${text}`,
    more: (/** @type {number} */ n) => `ほか${count(n)}件。`,
    of: {
      elsewhere: (given) => `「${given}」は外部へのリンクです。リンクは#v=1で始まります`,
      picture: (given) =>
        `「${given}」は外部の画像です。レッスンに入れられるのは、![説明](#v=1&puzzle=tiles)のような盤です`,
      formula: (given) =>
        `数「${given}」を理解できません。使えるもの：{{generated of first}}のような、名前のあるリンクで数えた値、整数、+ - * / ^ ( )`,
      deep: (given) =>
        `「${given}」は深すぎます。使えるもの：リストと引用の入れ子は6つ、強調とリンクは8つまで`,
      title: () => '表題がありません：#で始まる行です',
      heading: (given) =>
        `見出し「${given}」はここでは使えません。使えるもの：#が1つ、次に##、ステップの中では###`,
      mark: (given) =>
        `「${given}」という印はないか、ここでは使えません。印はminutes、source、ステップの中のnotes、問いへのanswerです`,
      steps: () => 'ステップがありません：##で始まる行です',
      question: (given) => `問い「${given}」には選択肢も数もありません`,
      right: (given) => `問い「${given}」には正しい選択肢がありません`,
      answer: (given) => `問い「${given}」には答えがありません：[!answer]で始まる引用です`,
      minutes: () => '分数は1から600までの数でなければなりません',
      busy: () => '空行をはさまずに使われた*や[などの記号が多すぎます。使えるもの：300個まで',
      blocks: () => '段落、見出し、リストの項目が多すぎます。使えるもの：2,000個まで',
      cells: () => '表のセルが多すぎます。使えるもの：10,000個まで',
      word: (given) => `「${given}」は1語として長すぎます。使えるもの：4,000文字まで`,
      lines: () => 'このリストは長すぎます。使えるもの：1,000行まで',
      long: (given) => `ファイルの${given}文字は多すぎます。使えるもの：60,000文字まで`,
      unread: (given) => `ファイルを読めません：${given}`,
      encoding: () => unread.encoding,
      gone: () => unread.gone,
      cut: () =>
        'リンクにレッスンの全体が入っていません。途中で切れたか変わりました。リンク全体を送ってもらってください。',
      unfolds: () => 'リンクの中のテキストが長すぎます。使えるもの：240,000バイトまで。',
    },
  },
  own: {
    title: '自作のレッスン',
    how: 'レッスンはテキストファイルです。1つ保存してエディタで書き換え、ここで開くか、このページにドロップしてください。よほど長くなければ、全体がリンクに入ります。',
    example: 'レッスン1を保存',
    open: 'ファイルを開く…',
    save: 'このレッスンのファイルを保存',
    inLink: 'アドレスにこのレッスンがすべて入っているので、そのまま共有できます。',
    tooLong: 'このレッスンはリンクには長すぎます。ページを離れるまで開いています。',
  },
  keeps: {
    title: 'この端末に保存',
    nothing: 'まだ何もありません。',
    some: (n, answers) =>
      `${count(n)}レッスンの進み具合と、${count(answers)}件の答え。ほかには誰も持っていません。`,
    forget: 'すべて削除',
    at: (step, of) => `ステップ${step} / ${of}`,
    right: (right, of) => `${of}問中${right}問正解`,
  },
  paper: {
    plan: (/** @type {number} */ n) => `${minutes(n)}の授業案`,
    worksheet: 'ワークシート',
    answers: 'ワークシートの答え',
    print: '印刷',
    name: '名前',
    say: '話す',
    ask: '問う',
    show: '見せる',
    answer: '答え',
    minute: '分',
    minutes: (from, to) => `${from}–${to}`,
    lessonNumber: (number) => `レッスン${number}`,
    yourNumber: '自分の答え：',
    total: (/** @type {number} */ n) => `全部で${minutes(n)}。`,
    spare: (/** @type {number} */ n) => `質問の時間が${minutes(n)}。`,
    exercise: (/** @type {string} */ name) => `アルゴリズムになろう：${name}`,
    perform:
      'Pを押し、最初の数ステップを、挙手で一緒に進めます。次にQを押すと、ここまで進んだ問題を全員のスマートフォンで開くコードが出ます。続きは各自で進め、早く終わった人は隣の人を手伝います。',
    performed:
      '最も多くの人が間違えたのはどこですか。そこでの答えは、規則のどの言葉で決まりますか。',
  },
};
