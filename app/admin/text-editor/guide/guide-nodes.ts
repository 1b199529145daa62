import { Node, type Attributes, type Extensions, type NodeConfig } from "@tiptap/core";
import { blockLabel, type GuideLabels } from "./block-label.ts";

/** An attribute that copying and pasting within the editor keeps. */
function attribute<Value>(name: string, byDefault: Value): Attributes[string] {
  return {
    default: byDefault,
    keepOnSplit: false,
    parseHTML: (element) => {
      const kept = element.getAttribute(`data-${name}`);
      return kept === null ? byDefault : (JSON.parse(kept) as Value);
    },
    renderHTML: (attributes) => ({ [`data-${name}`]: JSON.stringify(attributes[name]) }),
  };
}

type Spec = Omit<NodeConfig, "name" | "renderHTML" | "parseHTML"> & {
  tag: string;
  /** The tags that it is read from, in pasted texts too. */
  tags?: readonly string[];
  attributes?: Attributes;
};

/** How the kinds of nodes are made, each of which says what it is by a small label above it. */
function nodeMakers(labels: GuideLabels | null) {
  const node = (name: string, { tag, tags = [], attributes = {}, ...config }: Spec) =>
    Node.create({
      ...config,
      name,
      addAttributes: () => attributes,
      parseHTML: () => [
        { tag: `[data-block="${name}"]`, priority: 60 },
        ...tags.map((one) => ({ tag: one })),
      ],
      renderHTML: ({ node: shown, HTMLAttributes }) => {
        const label = labels && blockLabel(shown, labels);
        const own = { ...HTMLAttributes, "data-block": name, ...(label && { "data-label": label }) };
        if (name === "drawing") return [tag, own, ...drawingParts(shown.attrs["id"], shown.attrs["alt"])];
        if (shown.isLeaf) return [tag, own];
        return name === "table" ? [tag, own, ["tbody", 0]] : [tag, own, 0];
      },
    });
  const line = (name: string, tag: string, config: Partial<Spec> = {}) =>
    node(name, { tag, content: "inline*", defining: true, ...config });
  const container = (name: string, content: string, config: Partial<Spec> = {}) =>
    node(name, { tag: "div", group: "block", content, isolating: true, ...config });
  const item = (name: string, content: string, config: Partial<Spec> = {}) =>
    node(name, { tag: "div", content, isolating: true, ...config });
  return { node, line, container, item };
}

/** All blocks of `api/guide/guide-document.ts`, and nothing else. */
export function guideNodes(labels: GuideLabels | null): Extensions {
  const { node, line, container, item } = nodeMakers(labels);
  return [
    // The lead, then sections.
    Node.create({ name: "doc", topNode: true, content: "paragraph bulletList? heading block*" }),
    node("paragraph", { tag: "p", tags: ["p"], group: "block", content: "inline*", priority: 1000 }),
    Node.create({
      name: "heading",
      group: "block",
      content: "inline*",
      defining: true,
      addAttributes: () => ({ level: attribute("level", 2), id: attribute("id", null) }),
      parseHTML: () => [
        { tag: "h2", attrs: { level: 2 } },
        { tag: "h3", attrs: { level: 3 } },
      ],
      renderHTML: ({ node: { attrs }, HTMLAttributes }) => [`h${attrs["level"]}`, HTMLAttributes, 0],
    }),
    node("bulletList", { tag: "ul", tags: ["ul"], group: "block", content: "listItem+" }),
    node("checklist", { tag: "ul", group: "block", content: "listItem+" }),
    node("listItem", { tag: "li", tags: ["li"], content: "paragraph", defining: true }),
    container("steps", "step+", { tag: "ol" }),
    item("step", "stepTitle paragraph*", { tag: "li" }),
    line("stepTitle", "p"),
    container("terms", "(term definition)+", {
      attributes: { shape: attribute("shape", "pairs") },
    }),
    line("term", "p", { isolating: true }),
    line("definition", "p", { isolating: true }),
    container("table", "tableRow+", { tag: "table", tags: ["table"] }),
    node("tableRow", { tag: "tr", tags: ["tr"], content: "(tableHeader | tableCell)+" }),
    item("tableHeader", "paragraph", { tag: "th", tags: ["th"] }),
    item("tableCell", "paragraph", { tag: "td", tags: ["td"] }),
    line("tableCaption", "p", { group: "block" }),
    node("drawing", {
      tag: "figure",
      group: "block",
      atom: true,
      draggable: true,
      attributes: { id: attribute("id", ""), alt: attribute("alt", "") },
    }),
    node("figure", {
      tag: "div",
      group: "block",
      atom: true,
      draggable: true,
      attributes: { name: attribute("name", "") },
    }),
    container("callout", "calloutTitle paragraph*", { attributes: { tone: attribute("tone", "tip") } }),
    line("calloutTitle", "p"),
    container("cards", "entry+"),
    container("timeline", "entry+"),
    container("questions", "entry+"),
    container("days", "entry+", { attributes: { trip: attribute("trip", "") } }),
    container("vehicles", "paragraph entry*"),
    item("entry", "entryTitle (paragraph | drawing | terms)*", {
      attributes: { id: attribute("id", null), date: attribute("date", null) },
    }),
    line("entryTitle", "p"),
    container("note", "paragraph+", { attributes: { kind: attribute("kind", "sources") } }),
  ];
}

/** The picture, and below it what is said of it to who does not see it. */
function drawingParts(id: string, alt: string) {
  return [
    ["img", { src: `/pictures/${id}.svg`, alt, width: "1200", height: "750" }],
    ["figcaption", alt],
  ] as const;
}
