import { Mark, Node, type Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { NodeSelection, type Command } from "@tiptap/pm/state";
import { factOf, type FactTexts } from "./fact-texts.ts";

interface FactOptions {
  texts: FactTexts | null;
}

/** A fact in a line: a chip that shows what readers see. */
export const FactChip = Node.create<FactOptions>({
  name: "fact",
  group: "inline",
  inline: true,
  atom: true,
  selectable: true,
  draggable: true,
  addOptions: () => ({ texts: null }),
  addAttributes: () => ({ fact: { default: "" }, as: { default: "" }, args: { default: [] } }),
  parseHTML: () => [
    {
      tag: "span[data-fact]",
      getAttrs: ({ dataset }) => JSON.parse(dataset["fact"] ?? "{}") as Record<string, unknown>,
    },
  ],
  renderHTML({ node }) {
    const text = this.options.texts?.textOf(factOf(node)) ?? "";
    return ["span", { "data-fact": JSON.stringify(node.attrs) }, text];
  },
  renderText({ node }) {
    return this.options.texts?.textOf(factOf(node)) ?? "";
  },
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement("span");
      const { texts } = this.options;
      dom.dataset["chip"] = "";
      void texts?.load(factOf(node)).then((text) => (dom.textContent = text));
      dom.textContent = texts?.textOf(factOf(node)) ?? "…";
      return { dom };
    };
  },
});

/** A word of Peru, which a page's own voice would misread. */
const LocalWord = Mark.create({
  name: "local",
  addAttributes: () => ({ language: { default: "es" } }),
  parseHTML: () => [
    { tag: "i[lang]", getAttrs: (element) => ({ language: element.getAttribute("lang") ?? "es" }) },
  ],
  renderHTML: ({ mark }) => ["i", { lang: String(mark.attrs["language"]) }, 0],
});

const GuideLink = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: { default: "" } }),
  parseHTML: () => [
    {
      tag: "a[href]",
      getAttrs: (element) => {
        const href = element.getAttribute("href") ?? "";
        return /^(?:page|site|tel|https):|^#/.test(href) && { href };
      },
    },
  ],
  renderHTML: ({ mark }) => ["a", { href: String(mark.attrs["href"]), rel: "noopener" }, 0],
  addCommands() {
    return {
      setLink:
        ({ href }) =>
        ({ commands }) =>
          commands.setMark(this.name, { href }),
      unsetLink:
        () =>
        ({ commands }) =>
          commands.unsetMark(this.name, { extendEmptyMarkRange: true }),
    };
  },
});

/** Besides bold. They come in the order in which a text names them. */
export const guideMarks = [GuideLink, LocalWord];

export function isOnFact({ state: { selection } }: Editor): boolean {
  return selection instanceof NodeSelection && selection.node.type.name === "fact";
}

/** One step of its own to undo, however soon after the fact was inserted. */
export const removeFact: Command = ({ selection, tr }, dispatch) => {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "fact") return false;
  dispatch?.(closeHistory(tr.deleteSelection()));
  return true;
};
