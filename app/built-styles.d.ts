declare module "virtual:built-styles" {
  /** The browser's style sheets by address; empty in development. */
  const sheets: Readonly<Record<string, string>>;
  export default sheets;
}
