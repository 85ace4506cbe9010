declare module '*?primer' {
  /** What the engine says of the problem that the page opens with. */
  const answers: Readonly<Record<string, unknown>>;
  export default answers;
}

declare module '*?beside' {
  /** The name of the file of the elements' engine. */
  const name: string;
  export default name;
}

declare module '*?packed' {
  /** The file's content, compressed, in base64. */
  const text: string;
  export default text;
}
