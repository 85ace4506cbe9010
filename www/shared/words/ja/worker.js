// Messages of the browser have its own language and are quoted, as are unexpected messages of the engine.

/** @type {(what: string) => (message?: string) => string} */
const quoting = (what) => (message) => (message ? `${what}（「${message}」）` : what);

export const worker = {
  'not-loaded': (/** @type {string} */ file, /** @type {string} */ status) => `${file}を読み込めませんでした：ステータス${status}`,
  'other-file': (/** @type {string} */ file) => `${file}を読み込めませんでした：サーバーがHTMLページなど別のファイルを返しています`,
  forbidden: (/** @type {string} */ needed) => `ページのContent-Security-Policyで${needed}を許可する必要があります`,
  typed: "ページのContent-Security-Policyにrequire-trusted-types-for 'script'があってはなりません",
  'worker-unmade': quoting('ワーカーを開始できませんでした'),
  'worker-broke': quoting('ワーカーがエラーで停止しました'),
  'worker-refused': (/** @type {string} */ why) => `エンジンが要求を拒否しました（${why}）`,
  'worker-gone': quoting('ワーカーが終了しました。メモリ不足かもしれません'),
  'worker-garbled': quoting('ワーカーから読めないメッセージが届きました'),
};
