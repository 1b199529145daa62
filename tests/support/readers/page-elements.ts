import { DomUtils, ElementType, parseDocument } from "htmlparser2";

export type PageElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export interface PageElements {
  /** The elements in the order of the document, without what templates hold. */
  all: PageElement[];
  named: (...tags: string[]) => PageElement[];
  byId: Map<string, PageElement>;
  /** The texts of the labels that name a field by its id. */
  labels: Map<string, string>;
}

export function readElements(html: string): PageElements {
  const all = DomUtils.getElementsByTagName("*", parseDocument(html)).filter(
    (element) => !ancestorsOf(element).some(({ name }) => name === "template"),
  );
  const named = (...tags: string[]) => all.filter(({ name }) => tags.includes(name));
  const byId = new Map(all.map((element) => [element.attribs["id"] ?? "", element]));
  const labels = new Map(named("label").map((label) => [label.attribs["for"] ?? "", textOf(label)]));
  return { all, named, byId, labels };
}

/** The start of an element, as one would look for it in the HTML. */
export function tagOf({ name, attribs }: PageElement): string {
  const attributes = Object.entries(attribs).map(([key, value]) => `${key}="${value}"`);
  return `<${[name, ...attributes].join(" ")}>`;
}

/** The ids of other elements that an attribute such as `aria-labelledby` names. */
export function idsIn({ attribs }: PageElement, attribute: string): string[] {
  return (attribs[attribute] ?? "").split(/\s+/).filter((id) => id !== "");
}

export function ancestorsOf({ parentNode }: PageElement): PageElement[] {
  return parentNode && "attribs" in parentNode ? [parentNode, ...ancestorsOf(parentNode)] : [];
}

/** By what a reader who does not see it knows an element; empty when there is nothing. */
export function nameOf(element: PageElement, { byId, labels }: PageElements): string {
  const { id = "", title, alt, "aria-label": label } = element.attribs;
  const names = [
    label,
    ...idsIn(element, "aria-labelledby").map((labelId) => textOf(byId.get(labelId))),
    id === "" ? undefined : labels.get(id),
    ...ancestorsOf(element).map((around) => (around.name === "label" ? textOf(around) : undefined)),
    alt,
    textOf(element),
    title,
  ];
  return names.find((name) => name?.trim())?.trim() ?? "";
}

/** The text of an element for screen readers: its words, and the descriptions of its pictures. */
export function textOf(element: PageElement | undefined): string {
  if (!element || element.attribs["aria-hidden"] === "true") return "";
  return element.children
    .map((child) => {
      if (child.type === ElementType.Text) return child.data;
      if (!("attribs" in child)) return "";
      return child.attribs["aria-label"] ?? child.attribs["alt"] ?? textOf(child);
    })
    .join("");
}
