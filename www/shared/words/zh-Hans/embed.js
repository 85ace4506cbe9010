// Words for the elements on other pages.

/** @import { Words } from '../shape.js' */

/** @type {Words['embed']} */
export const embed = {
  solving: '正在寻找最短解…',
  waiting: '等待本页其他元素运行，之后会自动继续。',
  /** A bundle does not know the file's name. @type {(file: string) => string} */
  missing: (file) => (file ? `无法加载应放在embed.js旁边的${file}` : '无法加载包含它的文件'),
  notFound: (file, address) => `在${address}没有找到${file}。请把它复制到那里，或用属性src说明它在哪里。`,
  notStarted: (file, address) => `${address}已加载，但其脚本没有运行。请把${file}原样复制到那里：它的安全策略拒绝被打包工具或服务器改写过的文件。`,
};
