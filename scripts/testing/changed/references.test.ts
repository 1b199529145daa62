import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { reachOf, readReferences } from "./references.ts";

async function referencesIn(sources: Record<string, string>) {
  const root = await makeTemporaryFolder();
  for (const [path, source] of Object.entries(sources)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), source);
  }
  return readReferences(root, Object.keys(sources));
}

test("an import names a file, of types alone it does not", async () => {
  const references = await referencesIn({
    "app/page.tsx": `import { a } from "#api/a.ts";
import styles from "./page.module.css";
import type {
  B,
} from "#api/b.ts";
const { c } = await import("../api/c.ts");
`,
    "app/page.module.css": `.page { background: url("./sky.svg"); }`,
    "app/sky.svg": "",
    "api/a.ts": `export { d } from "./d.ts";`,
    "api/b.ts": "",
    "api/c.ts": `// As "./d.ts" does.`,
    "api/d.ts": "",
  });
  expect(references.get("app/page.tsx")).toEqual(new Set(["api/a.ts", "app/page.module.css", "api/c.ts"]));
  expect(references.get("app/page.module.css")).toEqual(new Set(["app/sky.svg"]));
  expect(references.get("api/a.ts")).toEqual(new Set(["api/d.ts"]));
  expect(references.get("api/c.ts")).toEqual(new Set());
});

test("strings name scripts, pages, pictures and folders of data; templates name all that fits", async () => {
  const references = await referencesIn({
    "tests/tool.test.ts": `start("scripts/tool.ts"); expect("no/file.ts");`,
    "scripts/tool.ts": `join(import.meta.dirname, "migrations"); const folder = "words";`,
    "scripts/migrations/0.sql": "",
    "scripts/words/hu.ts": "",
    "scripts/words/en.ts": "",
    "scripts/load.ts": "import(`./words/${language}.ts`); const id = `#${name}`;",
    "app/routes.ts": `index("home.tsx")`,
    "app/home.tsx": '<img src="/pictures/sky.avif" />',
    "public/pictures/sky.avif": "",
  });
  expect(references.get("tests/tool.test.ts")).toEqual(new Set(["scripts/tool.ts"]));
  expect(references.get("scripts/tool.ts")).toEqual(new Set(["scripts/migrations/0.sql"]));
  expect(references.get("scripts/load.ts")).toEqual(new Set(["scripts/words/hu.ts", "scripts/words/en.ts"]));
  expect(references.get("app/routes.ts")).toEqual(new Set(["app/home.tsx"]));
  expect(references.get("app/home.tsx")).toEqual(new Set(["public/pictures/sky.avif"]));
});

test("what is reached goes through others, round a circle once, and past what is not followed", () => {
  const references = new Map([
    ["a", new Set(["b", "c"])],
    ["b", new Set(["a", "d"])],
    ["c", new Set(["e"])],
  ]);
  expect(Object.fromEntries(reachOf(references, ["a"]))).toEqual({ a: 0, b: 1, c: 1, d: 2, e: 2 });
  expect([...reachOf(references, ["a"], (file) => file !== "c").keys()]).toEqual(["a", "b", "d"]);
});
