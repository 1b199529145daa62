import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey, type EditorState } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** The value of a fact as readers of a text see it. */
export interface FactValue {
  /** The value, in the text's language. */
  value: string;
  /** The text of the fact, with its age; for the editor. */
  told: string;
}

/** By the fact's id. One of which readers see the text's own words is not among them. */
export type FactValues = ReadonlyMap<string, FactValue>;

const key = new PluginKey<{ values: FactValues; marks: DecorationSet }>("factValues");

const noValues: FactValues = new Map();

/**
 * Shows behind a fact what readers see in its place, where that differs from the words that the text keeps: those are as old as
 * the link, and in the language in which it was inserted. The text itself is not touched.
 */
export const FactValueMarks = Extension.create({
  name: "factValueMarks",
  addProseMirrorPlugins: () => [
    new Plugin({
      key,
      state: {
        init: () => ({ values: noValues, marks: DecorationSet.empty }),
        apply(tr, before, _, { doc }) {
          // Safe cast: `showFactValues` alone sets it.
          const values = (tr.getMeta(key) as FactValues | undefined) ?? before.values;
          if (values === before.values && !tr.docChanged) return before;
          return { values, marks: DecorationSet.create(doc, outdatedFacts(doc, values).flatMap(marksOf)) };
        },
      },
      props: { decorations: (state) => key.getState(state)?.marks },
    }),
  ],
});

export function showFactValues(state: EditorState, values: FactValues) {
  return state.tr.setMeta(key, values).setMeta("addToHistory", false);
}

interface FactLink {
  from: number;
  to: number;
  id: string;
  text: string;
}

/** The links to facts, in the order of the text; a link whose parts differ in format is one. */
export function factLinks(doc: Node): FactLink[] {
  const links: FactLink[] = [];
  doc.descendants((node, from) => {
    const href: unknown = node.marks.find(({ type }) => type.name === "link")?.attrs["href"];
    const [, id] = /^\/fact\/([\w.-]+)$/.exec(String(href)) ?? [];
    if (id === undefined) return;
    const text = node.text ?? "";
    const to = from + node.nodeSize;
    const last = links.at(-1);
    if (last?.to === from && last.id === id) Object.assign(last, { to, text: last.text + text });
    else links.push({ from, to, id, text });
  });
  return links;
}

export function outdatedFacts(doc: Node, values: FactValues): (FactLink & FactValue)[] {
  if (values.size === 0) return [];
  return factLinks(doc).flatMap((link) => {
    const shown = values.get(link.id);
    return shown && spaced(shown.value) !== spaced(link.text) ? { ...link, ...shown } : [];
  });
}

/** Which kind of space holds a number and its unit together is no difference. */
function spaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function marksOf({ from, to, value, told }: FactLink & FactValue): Decoration[] {
  const shown = () => {
    const element = document.createElement("span");
    element.className = "fact-now";
    element.contentEditable = "false";
    element.title = told;
    element.textContent = ` → ${value}`;
    return element;
  };
  return [
    Decoration.inline(from, to, { class: "fact-then", title: told }),
    // The next character that is typed stands behind the widget, and belongs to no link.
    Decoration.widget(to, shown, { side: -1, marks: [], ignoreSelection: true, key: `${value} ${told}` }),
  ];
}
