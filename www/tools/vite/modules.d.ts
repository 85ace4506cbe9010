declare module '*?primer' {
  /** What the engine says of the problem that the page opens with. */
  const answers: Readonly<Record<string, unknown>>;
  export default answers;
}

declare module '*?mark' {
  /** Tells the file from others, and from what it was before it was changed. */
  const mark: string;
  export default mark;
}

declare module '*?packed' {
  /** The file's content, or a folder's texts, compressed, in base64. */
  const text: string;
  export default text;
}
