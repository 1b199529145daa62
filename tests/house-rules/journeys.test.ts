import { expect, test } from "vitest";
import { readReach } from "../../scripts/testing/changed/read-reach.ts";
import { files, read, root } from "./source-files.ts";

test("what a journey opens can be read from its source, and every page is opened by one", async () => {
  const { journeys } = await readReach(root);
  const isOpened = (file: string) => /^app\/(site|admin)\/routes\//.test(file);
  const pageless = journeys
    .filter(({ reached }) => ![...reached].some(isOpened))
    .map((journey) => journey.test);
  expect(pageless).toEqual(["tests/journeys/admin/text-editor.spec.ts"]);
  const opened = new Set(journeys.flatMap(({ reached }) => [...reached].filter(isOpened)));
  const pages = files.filter((file) => isOpened(file) && !/\.test\.tsx?$|\.css$/.test(file));
  expect(pages.filter((page) => !opened.has(page))).toEqual([]);
});

test("the core is at most 40 journeys, each marked where it stands alone", () => {
  const tagged = files
    .filter((file) => file.endsWith(".spec.ts"))
    .flatMap((file) =>
      read(file)
        .split("\n")
        .filter((line) => line.includes("@core")),
    );
  expect(tagged.length).toBeGreaterThan(20);
  expect(tagged.length).toBeLessThanOrEqual(40);
  // A title with a variable in it is that of several journeys.
  expect(tagged.filter((line) => !/^ *test\("[^"]+ @core", /.test(line))).toEqual([]);
});
