import { expect, test } from "vitest";
import { describeSelection } from "./describe-selection.ts";

const journey = (name: string) => `tests/journeys/${name}.spec.ts`;
const all = { tests: 9, journeys: ["home/home", "posts/list", "shell/menu", "shell/weight"].map(journey) };

test("tells what each file reaches, what runs and what is left out", () => {
  const lines = describeSelection(
    {
      tests: ["a.test.ts", "b.test.ts"],
      journeys: [journey("posts/list")],
      postponed: [journey("shell/weight")],
      reaches: [
        { file: "app/posts.tsx", tests: ["a.test.ts"], journeys: [journey("posts/list")], isWide: false },
        { file: "docs/operate.md", tests: [], journeys: [], isWide: false },
      ],
    },
    all,
  );
  expect(lines.filter(Boolean)).toEqual([
    "  app/posts.tsx: 1 test file, 1 file of journeys",
    "  docs/operate.md: the house rules alone",
    "Runs: the checks of the code, 2 of 9 test files, the core of the journeys (@core) and all of posts/list.",
    "Reached too, but left to the whole run: shell/weight.",
    "Leaves out: 7 test files, and beside the core 2 of 4 files of journeys: home/home, shell/menu.",
  ]);
});

test("says when the whole run is the right one", () => {
  const reaches = [{ file: "app/root.tsx", tests: [], journeys: [], isWide: true }];
  const lines = describeSelection({ tests: [], journeys: [], postponed: [], reaches }, all);
  expect(lines[0]).toMatch(/^! app\/root\.tsx/);
  expect(lines.join("\n")).toContain("THE WHOLE RUN IS THE RIGHT ONE: npm test.");
});

test("of very many changed files the first are told", () => {
  const reaches = Array.from({ length: 45 }, (_, at) => ({
    file: `docs/${at}.md`,
    tests: [],
    journeys: [],
    isWide: false,
  }));
  const lines = describeSelection({ tests: [], journeys: [], postponed: [], reaches }, all);
  expect(lines.slice(39, 42)).toEqual(["  docs/39.md: the house rules alone", "  and 5 more", ""]);
});
