import type { Inline, Mark } from "#api/documents/inline.ts";
import { isSameMark } from "#api/documents/marks.ts";
import type { FactAge } from "#content/guide-page.ts";
import { hasSameMarks, lineOf, type FactRun, type Line, type PrintedRun } from "./line.ts";

/** How a node of a line is printed. */
interface PrintedNode {
  text: string;
  marks: readonly Mark[];
  /** Whose mark the words bear. */
  fact: FactAge | null;
}

/** A line of a document with its facts printed. No link can stand in another: the marks of a link's facts stand behind it. */
export function printLine(nodes: readonly Inline[], print: (node: Inline) => PrintedNode): Line {
  const runs: PrintedRun[] = [];
  let link: Mark | undefined;
  let signs: FactRun[] = [];
  const endLink = () => {
    runs.push(...signs);
    signs = [];
  };
  for (const node of nodes) {
    const { text, marks, fact } = print(node);
    const depth = marks.findIndex(({ type }) => type === "link");
    if (link && !isSameMark(link, marks[depth])) endLink();
    link = marks[depth];
    if (fact && link)
      signs.push({ type: "fact", text: "", attrs: { ...fact }, ...marked(marks.slice(0, depth)) });
    runs.push(
      fact && !link
        ? { type: "fact", text, attrs: { ...fact }, ...marked(marks) }
        : { type: "text", text, ...marked(marks) },
    );
  }
  endLink();
  return lineOf(withWholeWords(runs));
}

function marked(marks: readonly Mark[]): { marks?: Mark[] } {
  return marks.length > 0 ? { marks: [...marks] } : {};
}

/** Characters that touch a fact belong to its mark: the sign of a currency, a percent sign, an ending, the end of a range. */
function withWholeWords(runs: readonly PrintedRun[]): PrintedRun[] {
  const joined: PrintedRun[] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    if (!before || isSign(before) || isSign(run) || !hasSameMarks(before, run)) joined.push({ ...run });
    else if (before.type === "fact") {
      const [head] = run.type === "fact" ? [run.text] : (/^[^\s.,;:!?)”»…]*/.exec(run.text) ?? [""]);
      before.text += head;
      if (head !== run.text) joined.push({ ...run, text: run.text.slice(head.length) });
    } else if (run.type === "fact") {
      const [tail] = /[^\s(„“«¿¡]*$/.exec(before.text) ?? [""];
      before.text = before.text.slice(0, before.text.length - tail.length);
      joined.push({ ...run, text: tail + run.text });
    } else joined.push({ ...run });
  }
  return joined;
}

function isSign({ type, text }: PrintedRun): boolean {
  return type === "fact" && text === "";
}
