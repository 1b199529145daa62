import {
  ancestorsOf,
  idsIn,
  nameOf,
  tagOf,
  textOf,
  type PageElement,
  type PageElements,
} from "./page-elements.ts";

// Faults of a page that its HTML alone reveals: each function lists the parts that should not be there.

/** Addresses on other hosts that a browser would fetch, or send to. */
export function foreignRequests({ all }: PageElements, html: string, host: string): string[] {
  const fetched = ["src", "srcset", "imagesrcset", "poster", "data", "action", "formaction", "background"];
  // These say where something is, and fetch nothing.
  const naming = /^(canonical|alternate|author|me|license|next|prev)$/;
  const isForeign = (addresses = "") =>
    addresses.includes("//") &&
    addresses
      .split(/[\s,]+/)
      .some((address) => /^(https?:)?\/\//.test(address) && new URL(address, "http://x").host !== host);
  const elements = all.filter(
    ({ name, attribs }) =>
      fetched.some((attribute) => isForeign(attribs[attribute])) ||
      (name === "link" && !naming.test(attribs["rel"] ?? "") && isForeign(attribs["href"])) ||
      attribs["http-equiv"] !== undefined,
  );
  const styles = html.match(/url\(\s*["']?(?:https?:)?\/\/[^)]*\)|@import[^;]*/g) ?? [];
  return [...elements.map(tagOf), ...styles];
}

/** Headings that are empty, or stand more than one level below the one before. */
export function wrongHeadings(elements: PageElements): string[] {
  const levelOf = ({ name }: PageElement) => Number(name.slice(1));
  const headings = elements.named("h1", "h2", "h3", "h4", "h5", "h6");
  const wrong = headings.filter((heading, index) => {
    const before = headings[index - 1];
    return nameOf(heading, elements) === "" || (before && levelOf(heading) > levelOf(before) + 1);
  });
  return wrong.map(tagOf);
}

/** Ids that are there twice, and what names one that is not there. */
export function wrongIds({ all, byId }: PageElements): string[] {
  const seen = new Set<string>();
  const twice = all.flatMap(({ attribs: { id } }) => {
    if (id === undefined) return [];
    return seen.has(id) ? [`id="${id}" twice`] : (seen.add(id), []);
  });
  const naming = ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "for", "form", "list"];
  const lost = all.filter((element) => {
    const { href = "" } = element.attribs;
    const anchor = /^#./.test(href) ? [href.slice(1)] : [];
    return [...anchor, ...naming.flatMap((name) => idsIn(element, name))].some((id) => !byId.has(id));
  });
  return [...twice, ...lost.map(tagOf)];
}

/**
 * Links and buttons that begin within another, which a browser's parser puts elsewhere: React would not find them again. They are read
 * from the tags, since a parser has put them elsewhere.
 */
export function misnestedTags(html: string): string[] {
  let isWithin = false;
  return [...html.matchAll(/<(\/?)(?:a|button)\b[^>]*>/g)].flatMap(([tag, slash]) => {
    const isFault = isWithin && slash === "";
    isWithin = slash === "";
    return isFault ? [tag] : [];
  });
}

/** Links that lead nowhere, and what a reader who does not see it would not know by any name. */
export function namelessElements(elements: PageElements): string[] {
  const { named, all } = elements;
  const isHidden = (element: PageElement) =>
    [element, ...ancestorsOf(element)].some(({ attribs }) => attribs["aria-hidden"] === "true");
  const nowhere = named("a").filter(({ attribs: { href } }) => href === undefined || /^#?$/.test(href));
  const pictures = named("img").filter(({ attribs: { alt } }) => alt === undefined);
  const nameless = [
    ...named("a", "button", "input", "select", "textarea", "iframe", "summary"),
    ...all.filter(({ attribs: { role } }) => role === "img"),
  ].filter(
    (element) =>
      element.attribs["type"] !== "hidden" && !isHidden(element) && nameOf(element, elements) === "",
  );
  return [...nowhere, ...pictures, ...nameless].map(tagOf);
}

/** Parts to which a reader may jump that have no name, or another one's. */
export function unclearParts({ named, byId }: PageElements): string[] {
  const seen = new Set([""]);
  return named("nav").flatMap((part) => {
    const [title] = idsIn(part, "aria-labelledby").map((id) => byId.get(id));
    const name = (part.attribs["aria-label"] ?? textOf(title)).trim();
    return seen.has(name) ? [tagOf(part)] : (seen.add(name), []);
  });
}

/** Elements that a list or a row of a table may not contain, and tables without a head. */
export function misplacedItems({ all, named }: PageElements): string[] {
  const items = ["li", "script", "template"];
  const allowed: Partial<Record<string, string[]>> = {
    ul: items,
    ol: items,
    dl: ["dt", "dd", "div", "script", "template"],
    tr: ["th", "td"],
  };
  const misplaced = all.filter((element) => {
    const [parent] = ancestorsOf(element);
    const may = parent && allowed[parent.name];
    return may !== undefined && !may.includes(element.name);
  });
  const withHead = new Set(named("th").flatMap(ancestorsOf));
  return [...misplaced, ...named("table").filter((table) => !withHead.has(table))].map(tagOf);
}
