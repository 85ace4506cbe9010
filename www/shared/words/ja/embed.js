export const embed = {
  solving: '最短解を探しています…',
  waiting: 'このページのほかの要素の実行を待っています。自動的に続きます。',
  /** @type {(file: string) => string} */
  missing: (file) =>
    file
      ? `embed.jsと同じ場所にあるはずの${file}を読み込めませんでした`
      : 'それを含むファイルを読み込めませんでした',
};
