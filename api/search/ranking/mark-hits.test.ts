import { expect, test } from "vitest";
import type { QueryTerm } from "./query-terms.ts";
import { markHits } from "./mark-hits.ts";
import { createMatcher } from "./word-match.ts";

function asked(plain: string): QueryTerm {
  return { plain, lexemes: [plain], stems: [plain], alike: [], similar: [], isWeak: false, isLast: true };
}

test("a word is marked with its endings, those too that lengthen its last letter", () => {
  const match = createMatcher([asked("busz")]);
  expect(markHits("Busszal, éjjeli buszon; a bussola más.", match)).toEqual([
    "",
    "Busszal",
    ", éjjeli ",
    "buszon",
    "; a bussola más.",
  ]);
});
