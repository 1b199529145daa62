import { expect, test } from "vitest";
import { crowdedFolders, deepPaths, isMeasured, isProductCode, percentile } from "./measure-files.ts";

const files = (count: number, ending: string) =>
  Array.from({ length: count }, (_, index) => `app/site/home/part-${index}${ending}`);

test("a folder is crowded by what lies in it, files and folders alike", () => {
  expect(crowdedFolders([...files(23, ".tsx"), "app/site/home/slider/slider.tsx"], 24)).toEqual([]);
  expect(crowdedFolders([...files(24, ".tsx"), "app/site/home/slider/slider.tsx"], 24)).toEqual([
    "app/site/home: 25 entries",
  ]);
});

test("what lies in a folder below does not count for the one above", () => {
  expect(
    crowdedFolders(
      files(25, ".tsx").map((path) => path.replace("home", "home/slider")),
      24,
    ),
  ).toEqual(["app/site/home/slider: 25 entries"]);
});

test("a path has at most five names under app and server, four elsewhere", () => {
  const allowed = [
    "app/site/guide/map/peru-map.tsx",
    "content/hu/starter-posts/lunch.ts",
    "server/storage/migrations/meta/0.json",
  ];
  expect(
    deepPaths([...allowed, "app/site/guide/map/parts/sea.tsx", "content/facts/map/parts/sea.ts"]),
  ).toEqual(["app/site/guide/map/parts/sea.tsx", "content/facts/map/parts/sea.ts"]);
});

test("words, migrations and pictures are not measured", () => {
  const paths = [
    "content/hu/entry.ts",
    "i18n/messages/hu.ts",
    "server/storage/migrations/0000.sql",
    "app/site/shell/woven.svg",
  ];
  expect(paths.filter(isMeasured)).toEqual([]);
});

test("tests have no part in the percentile", () => {
  const paths = ["app/root.tsx", "app/ui/tokens.css", "api/errors.test.ts", "tests/support/journey.ts"];
  expect(paths.filter(isProductCode)).toEqual(["app/root.tsx", "app/ui/tokens.css"]);
});

test("the 90th percentile is the length that nine files of ten do not pass", () => {
  const tenFiles = [10, 20, 30, 40, 50, 60, 70, 80, 90, 1000].map((lines, index) => ({
    path: `${index}.ts`,
    lines,
  }));
  expect(percentile(tenFiles, 0.9)).toBe(90);
  expect(percentile([], 0.9)).toBe(0);
});
