import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { isolatedTests } from "../../vitest.config.ts";
import { files, read, sources } from "./source-files.ts";

/** Words that say nothing about what a file holds. */
const emptyNames = /^(utils?|misc|helpers?|common|lib|shared|index)$/;

test("files and folders are named in kebab-case", () => {
  const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*$/;
  const strange = sources.filter((file) =>
    file.split("/").some((name) => !kebab.test(name.replace(/(?<=.)(\.[a-z0-9-]+)+$/, ""))),
  );
  expect(strange).toEqual([]);
});

test("no file or folder is a junk drawer or a barrel", () => {
  const parts = (file: string) => [...dirname(file).split("/"), basename(file).replace(/\..*$/, "")];
  expect(sources.filter((file) => parts(file).some((name) => emptyNames.test(name)))).toEqual([]);
});

test("only the settings' own file reads the environment", () => {
  const allowed =
    /^(server\/env\.ts|scripts\/(run|container\/[\w-]+|setup\/[\w-]+|testing\/(steps|bring-chromium))\.(mjs|ts)|[^/]+\.config\.ts|tests\/.*|.*\.test\.ts)$/;
  expect(sources.filter((file) => !allowed.test(file) && read(file).includes("process.env"))).toEqual([]);
});

test("who somebody is tells only the profile: all else asks what they may, second factor included", () => {
  const asks = /\bfindSender\b/;
  const asking = sources.filter((file) => /^(server|scripts)\//.test(file) && asks.test(read(file)));
  expect(asking.toSorted()).toEqual([
    "server/http/plugins/sign-in.ts",
    "server/http/routes/accounts/registration-and-sign-in.ts",
  ]);
});

test("tests that replace modules run in a process of their own", () => {
  const replaces = new RegExp(String.raw`\bvi\.(mock|doMock|resetModules)\(`);
  const replacing = sources.filter((file) => /\.test\.tsx?$/.test(file) && replaces.test(read(file)));
  expect(replacing.toSorted()).toEqual(isolatedTests.toSorted());
});

test("no test is left focused or skipped", () => {
  const left = new RegExp(String.raw`\b(test|it|describe)\.(only|skip|fixme|todo)\b`);
  expect(sources.filter((file) => /\.(test|spec)\.tsx?$/.test(file) && left.test(read(file)))).toEqual([]);
});

/** Signs that an effect waits for an answer; one that only reports something does not. */
const waits = /\.then\(|\bawait\b|\bfetch\(|\bload(?:[A-Z]\w*)?\(/;

/** The calls of a function in a source, with all that is in their brackets. */
function callsOf(name: RegExp, source: string): string[] {
  return [...source.matchAll(name)].map(({ index, 0: head }) => {
    let depth = 1;
    let end = index + head.length;
    for (; depth > 0 && end < source.length; end += 1)
      depth += source[end] === "(" ? 1 : source[end] === ")" ? -1 : 0;
    return source.slice(index, end);
  });
}

test("no effect fetches, and none is excused from naming what it depends on", () => {
  const parts = sources.filter((file) => /^app\/.*(?<!\.test)\.tsx?$/.test(file));
  const effects = parts.flatMap((file) =>
    callsOf(/\buse(?:Layout|Insertion)?Effect\(/g, read(file)).map((effect) => ({ file, effect })),
  );
  expect(effects.length).toBeGreaterThan(50);
  expect(effects.filter(({ effect }) => waits.test(effect)).map(({ file }) => file)).toEqual([]);
  expect(parts.filter((file) => /lint-disable[^\n]*exhaustive-deps/.test(read(file)))).toEqual([]);
});

test("nothing is put off without an issue", () => {
  const putOff = new RegExp(
    String.raw`\b(TO` + String.raw`DO|FIX` + String.raw`ME|X` + String.raw`XX)\b(?!.*(#\d+|https?:))`,
  );
  expect(sources.filter((file) => putOff.test(read(file)))).toEqual([]);
});

/** So many lines in a row are no chance. */
const run = 5;

/** The lines of a file that say something, without the spaces around them: no import, comment or lone bracket. */
function tellingLines(file: string): string[] {
  const lines = read(file)
    .split("\n")
    .map((line) => line.trim());
  return lines.filter((line) => /\w/.test(line) && !/^(import\b|\/\/|\/?\*)/.test(line));
}

test("no two files of app, server and api share more than twenty lines, styles included", () => {
  const product = files.filter(
    (file) => /^(app|server|api)\/.*(?<!\.test)\.(tsx?|css)$/.test(file) && !file.includes("/migrations/"),
  );
  const places = new Map<string, { file: string; at: number }[]>();
  for (const file of product) {
    const lines = tellingLines(file);
    for (let at = 0; at + run <= lines.length; at += 1) {
      const text = lines.slice(at, at + run).join("\n");
      places.set(text, [...(places.get(text) ?? []), { file, at }]);
    }
  }
  const shared = new Map<string, Set<number>>();
  for (const found of places.values()) {
    for (const [index, { file, at }] of found.entries()) {
      for (const other of new Set(found.slice(index + 1).map((place) => place.file))) {
        if (other === file) continue;
        const lines = shared.get(`${file} ~ ${other}`) ?? new Set();
        for (let line = at; line < at + run; line += 1) lines.add(line);
        shared.set(`${file} ~ ${other}`, lines);
      }
    }
  }
  expect(shared.size).toBeGreaterThan(10);
  expect([...shared].filter(([, lines]) => lines.size > 20).map(([pair]) => pair)).toEqual([]);
});
