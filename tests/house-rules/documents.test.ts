import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settings } from "#server/env.ts";
import { files, read, root } from "./source-files.ts";

const documents = files.filter((file) => file.endsWith(".md"));

/** Everything between backticks, on one line. */
const quoted = (file: string) => [...read(file).matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);

/** Made while the site runs, so they are named but not in the repository. */
const madeLater = /^(build|data|node_modules|test-results)(\/|$)|^\.env$/;

test("documents name only files that are there", () => {
  const isPath = /^\.?[\w@-]+(\/[\w.@-]+)*\/?$/;
  const missing = documents.flatMap((file) =>
    quoted(file)
      .filter(
        (text) => isPath.test(text) && (text.includes("/") || /\.(ts|tsx|md|mjs|json|css|svg)$/.test(text)),
      )
      .filter((text) => !text.startsWith("@") && !madeLater.test(text))
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("documents name only commands that are there", () => {
  const scriptsOf = (folder: string) => {
    // package.json is JSON with scripts.
    const { scripts } = JSON.parse(read(join(folder, "package.json"))) as { scripts: Record<string, string> };
    return scripts;
  };
  const unknown = documents.flatMap((file) =>
    [...read(file).matchAll(/\bnpm (?:--prefix (\w+) )?run ([\w:-]+)/g)]
      .filter(([, folder = ".", name = ""]) => !(name in scriptsOf(folder)))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

test("a decision has at most 300 words", () => {
  const decisions = documents.filter((file) => file.startsWith("docs/decisions/"));
  expect(decisions.length).toBeGreaterThan(5);
  for (const file of decisions) expect(read(file).trim().split(/\s+/).length, file).toBeLessThanOrEqual(300);
});

test(".env.example names exactly the settings that there are", () => {
  const named = [...read(".env.example").matchAll(/^# ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(settings.shape).toSorted());
});
