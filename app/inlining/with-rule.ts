/**
 * Adds a rule to the one style of a page's head, or to one of its own: the content security policy lets through the first that says which
 * sheets it stands for (`server/http/pages/read-page.ts`).
 */
export function withRule(html: string, rule: string): string {
  if (rule === "") return html;
  const head = html.indexOf("</head>");
  const style = html.lastIndexOf("</style>", head);
  const at = style === -1 ? head : style;
  return html.slice(0, at) + (style === -1 ? `<style data-sheets="">${rule}</style>` : rule) + html.slice(at);
}
