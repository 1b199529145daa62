import { DomUtils, ElementType, parseDocument } from "htmlparser2";

export type PageElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];
export type PageNode = PageElement["children"][number];

/** Elements that a book has as a page has them. */
const taken = new Set(
  "a abbr aside b blockquote br caption cite code dd div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i li ol p q s section small strong sub sup table tbody td tfoot th thead time tr u ul".split(
    " ",
  ),
);

/** Parts of a page that a book has under another name. */
const renamed: Record<string, string> = {
  details: "div",
  fieldset: "div",
  footer: "div",
  header: "div",
  legend: "h3",
  summary: "div",
};

/** Elements that only a screen can use, or that say nothing. */
const leftBehind = new Set(
  "button canvas dialog iframe input link meta nav noscript output progress script select source style template textarea".split(
    " ",
  ),
);

const inLine = new Set("a abbr b cite code em i q s small span strong sub sup svg time u".split(" "));

/** The element of the book for one of a page; null where only what is in it counts. */
export function bookName({ name }: PageElement): string | null {
  return taken.has(name) ? name : (renamed[name] ?? null);
}

export function isElement(node: PageNode): node is PageElement {
  return node.type === ElementType.Tag || node.type === ElementType.Script || node.type === ElementType.Style;
}

/** A drawing that stands alone is a block, like a paragraph. */
export function isInLine(node: PageNode | undefined): boolean {
  if (node === undefined || !isElement(node) || !inLine.has(node.name)) return false;
  const { parent } = node;
  return (
    node.name !== "svg" || !(parent && "name" in parent && ["div", "figure", "section"].includes(parent.name))
  );
}

/** The article of a page: what stands around it leads through the site. @throws Error for a page that has none */
export function articleOf(html: string): PageElement {
  const article = DomUtils.findOne(({ name }) => name === "article", parseDocument(html).children);
  if (!article) throw new Error("a page of the book has no article");
  return article;
}

/** Whether a book has something of it. Words for screen readers are words of the book, what is hidden from them is not. */
export function saysSomething(node: PageNode): boolean {
  if (node.type === ElementType.Text) return node.data.trim() !== "";
  if (!isElement(node) || isLeftBehind(node)) return false;
  if (node.name === "svg") return node.attribs["role"] === "img";
  return ["img", "br", "hr"].includes(node.name) || node.children.some(saysSomething);
}

function isLeftBehind(element: PageElement): boolean {
  const { name, attribs } = element;
  if (leftBehind.has(name) || "hidden" in attribs || attribs["aria-hidden"] === "true") return true;
  if (attribs["role"] === "status") return true;
  if (name === "form") return isToFillIn(element);
  // A link that changes what the page shows.
  if (name === "a") return "data-control" in attribs;
  if (name === "section") return "data-draft" in attribs || isForScreens(element);
  return name === "label" && !isTick(element);
}

/** A thing of a list, to be ticked off: on paper too. */
export function isTick(label: PageElement): boolean {
  return label.name === "label" && fieldsIn(label).some(isCheckbox);
}

/** Whether a section is there for something to fill in or to choose. */
function isForScreens(section: PageElement): boolean {
  const lists = section.children.filter((child) => isElement(child) && ["ol", "ul"].includes(child.name));
  return formsOf(section).some(isToFillIn) || (lists.length > 0 && !lists.some(saysSomething));
}

/** A list to tick off, which the device keeps, is not. */
function isToFillIn(form: PageElement): boolean {
  return !("data-draft" in form.attribs && fieldsIn(form).every(isCheckbox));
}

/** The forms for which a section is the next one around. */
function formsOf(section: PageElement): PageElement[] {
  return section.children.filter(isElement).flatMap((child) => {
    if (child.name === "section") return [];
    return child.name === "form" ? [child] : formsOf(child);
  });
}

function fieldsIn(element: PageElement): PageElement[] {
  return DomUtils.findAll(({ name }) => ["input", "select", "textarea"].includes(name), element.children);
}

function isCheckbox({ attribs }: PageElement): boolean {
  return attribs["type"] === "checkbox";
}

/** The number that a list of the site draws before an item by itself, as an element; null for any other item. */
export function numberOf(item: PageElement): PageElement | null {
  const { parent } = item;
  // Safe casts: an item stands in an element of the same document.
  if (!parent || !isElement(parent as PageNode) || (parent as PageElement).name !== "ol") return null;
  let inside: PageElement = item;
  for (;;) {
    const first = inside.children.find(saysSomething);
    if (!first || !isElement(first)) return null;
    if (first.name === "span" && /^\d+$/.test(wordsOf(first)))
      return inside.children.every(isElement) ? first : null;
    inside = first;
  }
}

/** The text of an element, as it is read aloud. */
export function wordsOf(node: PageNode): string {
  if (node.type === ElementType.Text) return node.data;
  return isElement(node) && saysSomething(node) ? node.children.map(wordsOf).join("") : "";
}
