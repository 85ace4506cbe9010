declare module '*?packed' {
  /** The file's content, gzipped, in base64. */
  const text: string;
  export default text;
}
