// Messages of the browser have its own language and are quoted, as are unexpected messages of the engine.

/** @type {(what: string) => (message?: string) => string} */
const quoting = (what) => (message) => (message ? `${what}（“${message}”）` : what);

export const worker = {
  'not-loaded': (/** @type {string} */ file, /** @type {string} */ status) => `无法加载${file}：状态码${status}`,
  'other-file': (/** @type {string} */ file) => `无法加载${file}：服务器返回的是另一个文件，例如HTML页面`,
  forbidden: (/** @type {string} */ needed) => `页面的Content-Security-Policy必须允许${needed}`,
  typed: "页面的Content-Security-Policy不可含require-trusted-types-for 'script'",
  'worker-unmade': quoting('无法启动一个worker'),
  'worker-broke': quoting('一个worker出错停止'),
  'worker-refused': (/** @type {string} */ why) => `引擎拒绝了请求（${why}）`,
  'worker-gone': quoting('一个worker被终止，可能因为内存不足'),
  'worker-garbled': quoting('一个worker发来了无法读取的内容'),
};
