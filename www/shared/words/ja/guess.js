import { allOf, count, times } from '../format.js';
import { lane } from './names.js';

/** @import { Cause } from '../../state/slices/guess.js' */
/** @import { Words } from '../shape.js' */

/** @type {(cause: Cause) => string} */
const because = ({ spec, sides, stores, duplicates, pruned, iterations }) => {
  const parts = [
    sides ? '両側から探索' : '',
    iterations > 1 ? `${count(iterations - 1)}回やり直し` : '',
    stores && duplicates > 0 ? `重複${count(duplicates)}を検出` : '',
    stores ? '' : '通った局面を忘れて探索',
    pruned > 0 ? `${count(pruned)}局面を枝刈り` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `${lane(spec)}：${allOf(parts)}。` : '';
};

const hands = (/** @type {number} */ n) => `挙手${count(n)}人`;

/** @type {Words['guess']} */
export const guess = {
  close: '閉じる',
  questions: {
    fewer: () => '生成が最も少ないのはどのレーンですか。',
    factor: () => '最大の数は最小の数の何倍ですか。',
    bound: (/** @type {string} */ name) => `${name}が終わるときのしきい値はいくつですか。`,
    next: (/** @type {string} */ name) => `${name}の次のしきい値で、何ノード増えますか。`,
  },
  short: { fewer: '最少', factor: '倍率', bound: '最後のしきい値', next: '次のしきい値' },
  lane: 'レーン',
  iteration: (/** @type {number} */ n) => `反復${count(n + 1)}`,
  value: '予想',
  hands: '挙手',
  add: '記入',
  how: '目盛を押すか、数を入力してください。挙手は、そう予想した人の数です。',
  nothing: 'しきい値のないレーン1つでは、予想することがありません。探索を追加してください。',
  lacking: '解を見つけたレーンがないので、比べるものがありません。',
  scale: '予想。目盛は1つごとに10倍',
  handsFor: (/** @type {string} */ name) => `${name}の挙手`,
  mark: (/** @type {number} */ value, /** @type {number} */ n) => `${count(value)}：${hands(n)}`,
  remove: (/** @type {number} */ value) => `${count(value)}を削除`,
  waiting: 'レーンを実行すると答えがわかります。',
  result: times,
  came: '結果',
  again: 'もう一度予想',
  fewest: (names, generated) => `${allOf(names)}：${count(generated)}局面。`,
  rightHands: (right, all) => `${hands(all)}のうち${count(right)}人が正解。`,
  because: (causes) => causes.map(because).filter(Boolean).join(''),
  factor: (value, few, many) => `${times(value)}倍：${lane(many.spec)}は${count(many.generated)}、${lane(few.spec)}は${count(few.generated)}。`,
  bound: (bound, isShortest, iterations) =>
    isShortest
      ? `${count(bound)}で終わりました。これは最短解の長さで、それより小さいしきい値に解はありません。反復は全部で${count(iterations)}回です。`
      : `${count(iterations)}回の反復のあと、${count(bound)}で終わりました。`,
  next: (value, bound, before, isLast) =>
    [
      `しきい値${count(bound)}で${count(value)}ノード増えました。`,
      before && before.generated > 0 ? `これはしきい値${count(before.bound)}のときの${times(value / before.generated)}倍です。前と同じノードをすべて生成し直し、さらに深いものも生成します。` : '',
      isLast ? 'すべてを生成する前に、ゴールで終わりました。' : '',
    ]
      .filter(Boolean)
      .join(''),
  none: (/** @type {number | null} */ bound) => (bound === null ? 'そのしきい値はありませんでした。' : `次のしきい値はありませんでした。${count(bound)}で終わりました。`),
  nearest: (value, n, off) => `最も近い予想：${count(value)}（${hands(n)}）、${off < 1.005 ? 'ちょうど正解' : `${times(off)}倍の差`}。`,
};
