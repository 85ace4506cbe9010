export const later = {
  loading: '読み込み中…',
  failed: 'ページのこの部分を読み込めませんでした。もう一度失敗したら、ページを再読み込みしてください。',
  again: '再試行',
  close: '閉じる',
};
