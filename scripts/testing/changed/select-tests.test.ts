import { expect, test } from "vitest";
import { reachOfJourneys, reachOfTests, selectTests, settingsOfTests } from "./select-tests.ts";

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([file, needed]) => [file, new Set(needed)]));

/** The further back a file stands, the further it is. */
const reachOf = (edges: Record<string, string[]>) =>
  Object.entries(edges).map(([test, files]) => ({
    test,
    reached: new Map([test, ...files].map((file, distance) => [file, distance])),
  }));

const all = {
  tests: reachOf({
    "app/ui/button.test.tsx": ["app/ui/button.tsx"],
    "tests/pages/search.test.ts": ["app/search.ts"],
    "tests/processes/killed.test.ts": ["app/ui/button.tsx"],
    "tests/house-rules/files.test.ts": [],
  }),
  journeys: reachOf({
    "tests/journeys/shell/search.spec.ts": ["app/ui/button.tsx", "app/search.ts", "app/bar.ts"],
    "tests/journeys/shell/menu.spec.ts": ["app/ui/button.tsx", "app/bar.ts"],
    "tests/journeys/home/home.spec.ts": ["app/ui/button.tsx"],
    "tests/journeys/posts/reading.spec.ts": [],
    "tests/journeys/posts/list.spec.ts": [],
  }),
  settings: new Map([["package-lock.json", 0]]),
};

const select = (changed: string[], seconds = 100) =>
  selectTests(changed, all, { secondsOf: () => 10, seconds });

test("what reaches a changed file runs, and the house rules", () => {
  expect(select(["app/search.ts"])).toMatchObject({
    tests: ["tests/house-rules/files.test.ts", "tests/pages/search.test.ts"],
    journeys: ["tests/journeys/shell/search.spec.ts"],
    postponed: [],
  });
  expect(select(["docs/operate.md"])).toMatchObject({
    tests: ["tests/house-rules/files.test.ts"],
    journeys: [],
  });
});

test("a test that was changed runs itself", () => {
  expect(select(["tests/journeys/posts/list.spec.ts"]).journeys).toEqual([
    "tests/journeys/posts/list.spec.ts",
  ]);
});

test("for what reaches more than half of the journeys all tests run but the slowest, and it is told", () => {
  const { tests, journeys, reaches } = select(["app/ui/button.tsx"]);
  expect(tests).toEqual(["tests/house-rules/files.test.ts", "app/ui/button.test.tsx"]);
  expect(journeys).toEqual([]);
  expect(reaches).toMatchObject([{ isWide: true }]);
});

test("a wide file's journeys are those of its subject", () => {
  const journeys = all.journeys.map(({ test, reached }) => ({
    test,
    reached: new Map([...reached, ["app/home/slider.tsx", 5]]),
  }));
  const settings = new Map<string, number>();
  const selection = selectTests(
    ["app/home/slider.tsx"],
    { ...all, journeys, settings },
    { secondsOf: () => 10, seconds: 100 },
  );
  expect(selection.journeys).toEqual(["tests/journeys/home/home.spec.ts"]);
});

test("a setting of all tests reaches all of them but the slowest", () => {
  const { tests, reaches } = select(["package-lock.json"]);
  expect(tests).toEqual([
    "tests/house-rules/files.test.ts",
    "app/ui/button.test.tsx",
    "tests/pages/search.test.ts",
  ]);
  expect(reaches).toMatchObject([{ isWide: true }]);
});

test("where time is short the journeys of the subject come first, then those to which the change is nearest", () => {
  const [menu, search] = ["tests/journeys/shell/menu.spec.ts", "tests/journeys/shell/search.spec.ts"];
  expect(select(["app/bar.ts"], 19)).toMatchObject({ journeys: [menu], postponed: [search] });
  expect(select(["app/search.ts", "app/bar.ts"], 19)).toMatchObject({
    journeys: [search],
    postponed: [menu],
  });
});

test("a test of processes does not follow what the site says", () => {
  const references = graph({
    "tests/processes/killed.test.ts": ["server/main.ts"],
    "tests/processes/photographs.test.ts": ["server/main.ts"],
    "server/main.ts": ["server/storage/postgres/start.ts", "server/domain/photographs/list.ts"],
  });
  const reached = reachOfTests(references).map((test) => [...test.reached.keys()].slice(2));
  expect(reached).toEqual([
    ["server/storage/postgres/start.ts"],
    ["server/storage/postgres/start.ts", "server/domain/photographs/list.ts"],
  ]);
});

test("a journey needs its pages and what answers their calls, not all of the server that it starts", () => {
  const references = graph({
    "tests/journeys/posts/list.spec.ts": ["tests/support/browser/journey.ts"],
    "tests/support/browser/journey.ts": ["server/main.ts"],
    "app/root.tsx": ["app/shell.tsx"],
    "app/site/routes/blog.tsx": ["app/load-posts.ts"],
    "server/main.ts": ["server/routes/geo.ts"],
    "server/routes/posts.ts": ["server/read-posts.ts", "content/words.ts"],
  });
  const answers = graph({ "app/load-posts.ts": ["server/routes/posts.ts"] });
  const [journey] = reachOfJourneys(references, answers, () => ["app/site/routes/blog.tsx"]);
  const reached = [...(journey?.reached.keys() ?? [])].filter((file) => !file.startsWith("tests/"));
  expect(reached.toSorted()).toEqual([
    "app/entry.client.tsx",
    "app/load-posts.ts",
    "app/root.tsx",
    "app/shell.tsx",
    "app/site/routes/blog.tsx",
    "server/read-posts.ts",
    "server/routes/posts.ts",
    "vite.config.ts",
  ]);
});

test("settings are the files of the root with the set-up that they name", () => {
  const references = graph({
    "vitest.config.ts": ["tests/support/set-up.ts", "app/sessions.test.ts"],
    "app/page.ts": [],
  });
  expect([...settingsOfTests(references).keys()].toSorted()).toEqual([
    ".npmrc",
    "package-lock.json",
    "package.json",
    "tests/support/set-up.ts",
    "vitest.config.ts",
  ]);
});
