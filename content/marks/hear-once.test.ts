import { expect, test } from "vitest";
import type { GuidePageText } from "#content/guide-page.ts";
import { hearOnce } from "./hear-once.ts";

const mark = (words: string) => `[${words}](fact:costs.tips@2026-03)`;
const quiet = (words: string) => `[${words}](fact:costs.tips@2026-03~)`;

test("of the marks of a list or a table the first alone is heard, in paragraphs each", () => {
  const rows = (first: string) => [
    ["Hol", "Mennyi"],
    [first, quiet("20 sol")],
  ];
  // Safe cast: only the sections are read.
  const page = (list: string[], cells: string[][]) =>
    ({
      sections: [
        {
          id: "tips",
          title: "Borravaló",
          blocks: [
            mark("5 sol"),
            mark("6 sol"),
            { kind: "list", items: list },
            { kind: "table", caption: "Árak", rows: cells },
          ],
        },
      ],
    }) as unknown as GuidePageText;
  const heard = page([mark("10 sol"), quiet("12 sol")], rows(mark("15 sol")));
  const asked = page(
    [mark("10 sol"), mark("12 sol")],
    [
      ["Hol", "Mennyi"],
      [mark("15 sol"), mark("20 sol")],
    ],
  );
  expect(hearOnce(asked)).toEqual(heard);
});
