import { expect, test } from "vitest";
import { readOpenedPages } from "../../scripts/testing/changed/read-reach.ts";
import { reachOf, readReferences } from "../../scripts/testing/changed/references.ts";
import { files, read, root } from "./source-files.ts";

const journeys = files.filter((file) => file.endsWith(".spec.ts"));

// `npm test -- changed` chooses journeys by these pages.
test("which pages a journey opens can be read from its source, and every page is opened by one", async () => {
  const parts =
    /^(tests\/(journeys|support\/browser)\/.*\.ts$|app\/(site|admin)\/routes\/|app\/(guide-route-files|routes)\.ts$)/;
  const references = readReferences(
    root,
    files.filter((file) => parts.test(file)),
  );
  const openedBy = await readOpenedPages(root);
  const opened = journeys.map((journey) => ({
    journey,
    pages: openedBy([...reachOf(references, [journey]).keys()]),
  }));
  const pageless = opened.filter(({ pages }) => pages.length === 0).map(({ journey }) => journey);
  // Opens the editor alone.
  expect(pageless).toEqual(["tests/journeys/editing/text-editor.spec.ts"]);
  const all = new Set(opened.flatMap(({ pages }) => pages));
  const named = ["app/routes.ts", "app/guide-route-files.ts"].flatMap((file) => [
    ...(references.get(file) ?? []),
  ]);
  const pages = named.filter((file) => file.endsWith(".tsx") || file.includes("/routes/"));
  expect(pages.length).toBeGreaterThan(30);
  // No page: it is called as the tools' pages are.
  expect(pages.filter((page) => !all.has(page))).toEqual(["app/site/routes/tools/tool-route.tsx"]);
});

test("the core is at most 40 journeys, each marked where it stands alone", () => {
  const tagged = journeys.flatMap((file) =>
    read(file)
      .split("\n")
      .filter((line) => line.includes("@core")),
  );
  expect(tagged.length).toBeGreaterThan(20);
  expect(tagged.length).toBeLessThanOrEqual(40);
  // A title with a variable in it is that of several journeys.
  expect(tagged.filter((line) => !/^ *(test\()?"[^"]+ @core",/.test(line))).toEqual([]);
});
