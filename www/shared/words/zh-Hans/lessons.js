// Words around the lessons. Their own texts are in `www/features/lessons`.

import { count, times } from '../format.js';
import { unread } from './files.js';

/** @import { Words } from '../shape.js' */

const questions = (/** @type {number} */ n) => `${count(n)}个提问`;

/** @type {Words['lessons']} */
export const lessons = {
  title: '课程',
  about: '每课都布置好棋盘和搜索，先请你预测，再揭晓答案。所有计数都由引擎算出。',
  region: '课',
  list: '全部课程',
  close: '关闭课程',
  minutes: (n) => `${count(n)}分钟`,
  step: (at, of) => `第${at}节，共${of}节`,
  steps: '各节',
  back: '上一节',
  next: '下一节',
  nextLesson: '下一课',
  exercise: '练习',
  again: '重置本节',
  fold: '显示棋盘',
  unfold: '显示课文',
  notes: '讲稿',
  sources: '延伸阅读',
  hidden: '回答后继续。',
  done: {
    result: (right, of) => `${questions(of)}中答对${count(right)}个。`,
    left: (left) => `还有${questions(left)}未回答。`,
  },
  question: {
    choose: '选一项',
    chooseAll: '选出所有正确的',
    number: '你的数',
    roughly: '相差不超过两倍即算对。',
    unread: '请用数字输入一个非负整数，例如1234。',
    answer: '回答',
    right: '正确。',
    wrong: '不太对。',
    exact: (given, value) =>
      given === value
        ? `正确，恰好是${count(value)}。`
        : `足够接近：你答${count(given)}，实际是${count(value)}。`,
    off: (given, value) => `不太对：你答${count(given)}，实际是${count(value)}。`,
    far: (given, value) =>
      given < value
        ? `不太对：你答${count(given)}，实际是它的${times(value / given)}倍：${count(value)}。`
        : `不太对：你答${count(given)}，是实际的${times(given / value)}倍：${count(value)}。`,
    yours: '你的',
    counted: '算出',
    isRight: '正确',
    isWrong: '不正确',
    uncounted: '这个数在这里无法算出，所以不批改答案。',
  },
  counted: (formula) => `由引擎算出：${formula}`,
  uncounted: '这里不计算：太费时',
  room: {
    answer: '接下来：答案。',
    press: (name) => `接下来：${name}。`,
    step: (title) => `下一节：${title}`,
    end: '这是最后一节。',
  },
  foreign: '尚未翻译。这是英文版的课。',
  unknown: (id) => `没有名为“${id}”的课。如果它来自文件，请重新打开该文件。`,
  problems: {
    title: '没有打开这一课，因为文件有错误：',
    at: (line, text) => `第${line}行：${text}`,
    more: (/** @type {number} */ n) => `还有${n}处。`,
    of: {
      elsewhere: (given) => `“${given}”通向别处；链接须以#v=1开头`,
      picture: (given) =>
        `“${given}”是来自别处的图片；课中可以放棋盘，例如![文字](#v=1&puzzle=tiles)`,
      formula: (given) =>
        `无法理解数“${given}”；允许：对某个命名链接的计数，例如{{generated of first}}，整数，以及+ - * / ^ ( )`,
      deep: (given) => `“${given}”嵌套过深；允许：列表和引用嵌套六层，强调和链接嵌套八层`,
      title: () => '没有标题：以#开头的一行',
      heading: (given) =>
        `“${given}”是标题，但标题不能放在这里；允许：一个#，之后用##，一节之内用###`,
      mark: (given) =>
        `“${given}”不是标记，或不能放在这里；标记有minutes、source，节内的notes，以及提问的answer`,
      steps: () => '没有一节：以##开头的一行',
      question: (given) => `提问“${given}”既没有选项也没有数`,
      right: (given) => `提问“${given}”没有正确选项`,
      answer: (given) => `提问“${given}”没有答案：以[!answer]开头的引用`,
      minutes: () => '分钟数必须是1到600的数',
      busy: () => '*和[之类的符号太多而其间没有空行；允许：300个',
      blocks: () => '段落、标题和列表项太多；允许：2,000个',
      cells: () => '表格的单元格太多；允许：10,000个',
      word: (given) => `“${given}”作为一个单词太长；允许：4,000个字符`,
      lines: () => '这个列表太长；允许：1,000行',
      long: (given) => `文件有${given}个字符，太多了；允许：60,000个`,
      unread: (given) => `无法读取文件：${given}`,
      encoding: () => unread.encoding,
      gone: () => unread.gone,
      cut: () => '链接没有包含整课：传来的途中被截断或改动了。请索取完整的链接。',
      unfolds: () => '链接包含的文本太长；允许：240,000字节。',
    },
  },
  own: {
    title: '自己编一课',
    how: '一课就是一个文本文件。先保存一课，用编辑器修改，再在这里打开或拖放到本页上。它的链接包含整课，除非非常长。',
    example: '保存第1课',
    open: '打开文件…',
    save: '保存这一课的文件',
    inLink: '地址中包含这一整课：分享它吧。',
    tooLong: '这一课太长，放不进链接。在你离开页面之前它一直打开。',
  },
  keeps: {
    title: '存储在本设备上',
    nothing: '还没有。',
    some: (n, answers) =>
      `你在${count(n)}课中的进度，以及${count(answers)}个答案。别人都没有这些内容。`,
    forget: '全部删除',
    at: (step, of) => `在第${step}节，共${of}节`,
    right: (right, of) => `${of}个提问中答对${right}个`,
  },
  paper: {
    plan: (/** @type {number} */ minutes) => `${minutes}分钟的教案`,
    worksheet: '学习单',
    answers: '学习单的答案',
    print: '打印',
    name: '姓名',
    say: '讲',
    ask: '问',
    show: '演示',
    answer: '答案',
    minute: '分钟',
    minutes: (from, to) => `${from}–${to}`,
    lessonNumber: (number) => `第${number}课`,
    yourNumber: '你的数：',
    total: (/** @type {number} */ minutes) => `共${minutes}分钟。`,
    spare: (/** @type {number} */ minutes) => `${minutes}分钟留给学生提问。`,
    exercise: (/** @type {string} */ name) => `扮演算法：${name}`,
    perform:
      '按P，大家举手表决，一起做前几步。然后按Q：二维码在每部手机上打开这些题，并保持这里已做到的进度。每个人独自继续；先完成的帮助旁边的同学。',
    performed: '大多数人在哪里出错？规则中的哪些字句决定了正确答案？',
  },
};
