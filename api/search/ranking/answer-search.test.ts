import { expect, test } from "vitest";
import { answerSearch } from "./answer-search.ts";
import type { Candidate } from "./candidate.ts";
import type { QueryTerm } from "./query-terms.ts";
import { createMatcher } from "./word-match.ts";

const asked = (plain: string): QueryTerm => ({
  plain,
  lexemes: [plain],
  stems: [plain],
  alike: [],
  similar: [],
  isWeak: false,
  isLast: false,
});

const match = createMatcher([asked("hospital"), asked("cusco")]);

const inText = { title: 0, heading: 0, keywords: 0, text: 1, times: 1 };

function candidate(path: string, text: string, score: number): Candidate {
  const word = { weight: 1, isWeak: false, hits: inText };
  return {
    kind: "guide",
    path,
    title: path,
    context: null,
    text,
    asked: [word],
    coverage: 1,
    share: 1,
    score,
  };
}

const filler = "Nothing of what was asked stands here. ".repeat(20);

function search(candidates: Candidate[]) {
  const { results } = answerSearch(
    { q: "hospital cusco", kind: undefined, limit: 6 },
    candidates,
    match,
    "en",
  );
  return results.map(({ snippet }) => snippet.join(""));
}

test("a page is told by its section where that has more of what was asked for", () => {
  const page = candidate("/en/health", `${filler} Cusco lies high.`, 2);
  const section = candidate("/en/health#clinics", "In Cusco, the Hospital Regional.", 1);
  expect(search([page, section])).toEqual(["In Cusco, the Hospital Regional."]);
});

test("the first result is told at greater length, from where a shorter excerpt would begin", () => {
  const text = `${filler}A hospital in Cusco. ${filler}`;
  const [first = "", second = ""] = search([candidate("/en/a", text, 2), candidate("/en/b", text, 1)]);
  expect(first.length).toBeGreaterThan(second.length + 100);
  expect(first).toContain("A hospital in Cusco.");
  expect(first.startsWith(second.replace(/ …$/, ""))).toBe(true);
});
