import { basename } from "node:path";
import { expect, test } from "vitest";
import { pageAddresses } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { files, read, sources } from "./source-files.ts";

/** Files that a folder holds for one language, by their path below it. */
function filesOf(folder: string, language: string): string[] {
  const prefix = `${folder}/${language}/`;
  return files.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length));
}

test.each(["content", "i18n/admin"])("every language has the same files in %s", (folder) => {
  const [first, ...others] = languages.map((language) => filesOf(folder, language));
  for (const other of others) expect(other).toEqual(first);
});

test.each(["i18n/messages", "i18n/figures"])("every language has its module in %s", (folder) => {
  for (const language of languages) expect(files).toContain(`${folder}/${language}.ts`);
});

test("no page is routed by an address that is written out, which another language may have otherwise", () => {
  const writtenOut = [...read("app/routes.ts").matchAll(/route\(\s*["`]([\w-]+)/g)].map(([, path]) => path);
  const ofPages: string[] = Object.values(pageAddresses).flatMap((page) => Object.values(page));
  expect(writtenOut).toContain("post");
  expect(writtenOut.filter((path) => path !== undefined && ofPages.includes(path))).toEqual([]);
});

/** A text between tags or in an attribute that is read to somebody, with at least two letters in a row. */
const textInMarkup =
  />\s*[^<>{}=;()]*\p{Letter}{2}[^<>{}=;()]*\s*<\/|(?:aria-label|alt|title|placeholder)="[^"]*\p{Letter}{2}/u;

test("no component holds a text of its own", () => {
  const components = sources.filter((file) => /^app\/.*(?<!\.test)\.tsx$/.test(file));
  expect(components.length).toBeGreaterThan(10);
  const withText = components.flatMap((file) => {
    const [found] = textInMarkup.exec(read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")) ?? [];
    return found === undefined ? [] : [`${basename(file)}: ${found.trim()}`];
  });
  expect(withText).toEqual([]);
});
