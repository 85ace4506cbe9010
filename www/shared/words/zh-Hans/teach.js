// Words of the door for teachers.

export const teach = {
  present: {
    title: '演示',
    about: '大字显示，供投影仪使用，可用按键或翻页笔操作。按N打开讲稿。',
    lesson: '演示第1课',
    page: '演示赛跑',
    here: '从这里开始演示',
    narrow: '演示需要宽度至少800像素的屏幕。',
  },
  exercises: {
    title: '全班练习',
    about: '一个链接就把一组题发给所有人。页面批改答案，并核对交上来的结果。',
    compose: '编一组题',
    mark: '批改结果',
  },
  elsewhere: {
    title: '用在别处',
    about: '赛跑、棋盘或一课都可以作为元素放进你的幻灯片或课程网页。',
    embed: '嵌入…',
  },
  scorm: {
    title: '用在课程中',
    about: 'SCORM包可把一课放进Moodle、Canvas、ILIAS或Blackboard，并把得分报告给成绩册。“编一组题”可制作练习包。',
    lesson: '课',
    set: '供Moodle等平台使用的包',
    setAbout: '这组题的SCORM包会把得分报告给课程的成绩册。',
    exercises: (/** @type {string} */ kinds) => `练习：${kinds}`,
    save: (/** @type {string} */ version) => `保存SCORM ${version}`,
    hosted: '这个文件不能制作课程用的SCORM包，网络服务器上的页面可以。',
    failed: '未能制作包，因为本页的一个文件没有加载。请重试。',
    notes: {
      waiting: '课程没有响应。本页每隔几秒再试一次，成功后打开。',
      lost: '课程没有存储你最近的答案。请不要关闭本页：它每隔几秒再试一次。',
      full: '你的答案超出课程能存储的长度。得分已存储，但下次访问会从较早的答案继续。',
      copy: '为保险起见，请复制这段文字并发给老师：',
      aside: '你的答案不会被记录：本页是为查看而打开的，或者没有找到可报告的课程。',
      strange: '已存储的答案不完整，或不属于本活动。它们无法打开，也没有被覆盖。',
      fresh: '不用这些答案，继续',
      twice: '本活动已在另一个窗口中再次打开，现在由那个窗口记录。要在这里继续，请重新加载本页。',
    },
  },
  papers: '教案与学习单',
};
