import { DomUtils } from "htmlparser2";
import { isElement, type PageElement } from "./page-elements.ts";

/** From so many columns on, a table is a list of its rows on a phone. */
const wideFrom = 4;

/** The class of an element in `book.css`; empty for most. */
export function lookOf(element: PageElement): string {
  const { name } = element;
  if (name === "footer") return "end";
  if (name === "summary") return "summary";
  if (name === "table") return lookOfTable(countNamedColumns(element));
  return ["ol", "ul"].includes(name) && hasBigItems(element) ? "told" : "";
}

export function lookOfTable(columns = 0): string {
  return columns >= wideFrom ? "wide" : "";
}

/** The columns whose cells say how they are called, and the first; each row of such a table can be a list. */
function countNamedColumns(table: PageElement): number {
  const [body] = DomUtils.getElementsByTagName("tbody", table);
  const cells = body?.children.find(isElement)?.children ?? [];
  return cells.filter((cell) => isElement(cell) && "data-column" in cell.attribs).length + 1;
}

/** Items with a head or a picture of their own need neither number nor dot. */
function hasBigItems(list: PageElement): boolean {
  return DomUtils.existsOne(({ name }) => ["h3", "img"].includes(name), list.children);
}
