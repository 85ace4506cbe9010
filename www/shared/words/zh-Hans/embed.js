// Words for the elements on other pages.

export const embed = {
  solving: '正在寻找最短解…',
  waiting: '等待本页其他元素运行，之后会自动继续。',
  /** A bundle does not know the file's name. @type {(file: string) => string} */
  missing: (file) => (file ? `无法加载应放在embed.js旁边的${file}` : '无法加载包含它的文件'),
};
