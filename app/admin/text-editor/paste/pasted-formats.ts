const blocks = "blockquote, div, h1, h2, h3, h4, h5, h6, li, ol, p, pre, section, table, td, ul";

/** Replaces inline styles, which Google Docs and mail programs write, by elements such as `strong`. */
export function styleToFormats(body: HTMLElement): void {
  for (const element of body.querySelectorAll("[style]")) {
    const styles = declarations(element.getAttribute("style") ?? "");
    element.removeAttribute("style");
    if (styles.get("display") === "none") element.remove();
    else if (contradicts(element, styles)) element.replaceWith(...element.childNodes);
    else for (const format of formatsOf(element, styles)) wrapContent(element, format);
  }
}

/** Keyed by exact name: Word's `mso-bidi-font-weight` applies to another script. */
function declarations(style: string): Map<string, string> {
  const pairs = style.split(";").map((declaration) => declaration.toLowerCase().split(":"));
  return new Map(pairs.map(([name = "", value = ""]) => [name.trim(), value.trim()]));
}

/** Google Docs wraps everything it copies in a `b` that is not bold. */
function contradicts({ tagName }: Element, styles: Map<string, string>): boolean {
  if (/^(?:b|strong)$/i.test(tagName))
    return /^(?:normal|lighter|[1-4]00)$/.test(styles.get("font-weight") ?? "");
  return /^(?:i|em)$/i.test(tagName) && styles.get("font-style") === "normal";
}

function formatsOf(element: Element, styles: Map<string, string>): string[] {
  const formats: string[] = [];
  const decoration = `${styles.get("text-decoration")} ${styles.get("text-decoration-line")}`;
  const isBold = /^(?:bold|bolder|[6-9]00)$/.test(styles.get("font-weight") ?? "");
  // Headings are bold and links underlined anyway.
  if (isBold && !element.closest("h1, h2, h3, h4, h5, h6")) formats.push("strong");
  if (/^(?:italic|oblique)/.test(styles.get("font-style") ?? "")) formats.push("em");
  if (decoration.includes("line-through")) formats.push("s");
  if (decoration.includes("underline") && !element.closest("a") && !element.querySelector("a"))
    formats.push("u");
  return formats;
}

/** A format cannot enclose paragraphs: then each text in them gets it. */
function wrapContent(element: Element, format: string): void {
  if (!element.querySelector(blocks)) {
    const wrapper = element.ownerDocument.createElement(format);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
    return;
  }
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.textContent?.trim()) continue;
    const wrapper = element.ownerDocument.createElement(format);
    text.parentNode?.replaceChild(wrapper, text);
    wrapper.append(text);
  }
}
