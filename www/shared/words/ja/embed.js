/** @import { Words } from '../shape.js' */
/** @type {Words['embed']} */
export const embed = {
  solving: '最短解を探しています…',
  waiting: 'このページのほかの要素の実行を待っています。自動的に続きます。',
  missing: (file) => (file ? `embed.jsと同じ場所にあるはずの${file}を読み込めませんでした` : 'それを含むファイルを読み込めませんでした'),
  notFound: (file, address) => `${address}に${file}が見つかりませんでした。そこにコピーするか、属性srcで場所を指定してください。`,
  notStarted: (file, address) =>
    `${address}は読み込まれましたが、スクリプトが動きませんでした。${file}をそのままコピーしてください。バンドラーやサーバーが書き換えたファイルは、そのセキュリティポリシーに拒否されます。`,
};
