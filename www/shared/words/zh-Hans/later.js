export const later = {
  loading: '正在加载…',
  failed: '页面的这一部分无法加载。如果再次失败，请重新加载页面。',
  again: '重试',
  close: '关闭',
};
