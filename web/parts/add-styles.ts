/** Puts a style sheet on the page; `part-styles.mjs` calls this for the styles of parts that are fetched later. */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
