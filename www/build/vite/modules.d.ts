declare module '*?primer' {
  /** The engine's answers about the opening problem. */
  const answers: Readonly<Record<string, unknown>>;
  export default answers;
}

declare module '*?beside' {
  /** The file name of the elements' engine. */
  const name: string;
  export default name;
}

declare module '*?languages' {
  /** The elements' languages in files of their own. */
  const languages: [string, () => Promise<import('../../shared/words/shape.js').Language>][];
  export default languages;
}

declare module '*?without-engine' {
  /** The one-file page without its engine, compressed, in base64. */
  const text: string;
  export default text;
}

declare module '*?packed' {
  /** The file's content, compressed, in base64. */
  const text: string;
  export default text;
}
