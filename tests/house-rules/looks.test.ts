import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fontCharacters } from "#tests/support/readers/font-characters.ts";
import { files, read } from "./source-files.ts";

const folder = "app/ui/fonts";
const all = readdirSync(folder).filter((name) => name.endsWith(".woff2"));
/** The fonts that every page may need; the others hold letters of other languages, and rare signs. */
const fonts = all.filter((name) => !name.endsWith("-more.woff2"));

/** With those in its other file. */
function charactersOf(name: string): Set<string> {
  const files = [name, name.replace(".woff2", "-more.woff2")];
  return new Set(files.flatMap((file) => [...fontCharacters(join(folder, file))]));
}

// Signs of keys on an editor's Mac; its own font has them.
const keySigns = new Set("⇧⌘⌥");

test("the four fonts weigh at most 30 kB, all together 50 kB", () => {
  expect(fonts).toHaveLength(4);
  const weight = (names: string[]) =>
    names.map((name) => statSync(join(folder, name)).size).reduce((sum, size) => sum + size);
  expect(weight(fonts)).toBeLessThanOrEqual(30_000);
  expect(weight(all)).toBeLessThanOrEqual(50_000);
});

/** Every character in the files that the site's words stand in. */
const written = new Set<string>();
for (const file of files.filter((one) => /^(app|content|i18n)\/.*(?<!\.test)\.(tsx?|css)$/.test(one)))
  for (const character of new Set(read(file))) written.add(character);

test.each(fonts)("%s has every character that the site writes", (name) => {
  const has = charactersOf(name);
  expect(written.size).toBeGreaterThan(100);
  const missing = [...written].filter((character) => character >= " " && !has.has(character));
  expect(missing.filter((character) => !keySigns.has(character))).toEqual([]);
});

test.each(fonts)("%s has the letters of the three languages and their quotation marks", (name) => {
  const has = charactersOf(name);
  const letters = "ÁÉÍÓÖŐÚÜŰáéíóöőúüűÑñ¿¡„”“’‘«»–…€°½→×−";
  expect([...letters].filter((letter) => !has.has(letter))).toEqual([]);
});

test.each(all.filter((name) => !fonts.includes(name)))("the browser knows what %s has", (name) => {
  const css = read("app/ui/fonts.css");
  const [, ranges = ""] =
    new RegExp(`${name}"\\) format\\("woff2"\\);\\s*unicode-range:([^;]+);`).exec(css) ?? [];
  const said = [...ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].flatMap(
    ([, from = "", to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) =>
        String.fromCharCode(first + at),
      );
    },
  );
  expect(new Set(said)).toEqual(fontCharacters(join(folder, name)));
});

test("styles use no custom property that is nowhere set", () => {
  const sources = files.filter((file) => /^app\/.*\.(css|tsx?)$/.test(file)).map(read);
  const set = new Set(
    sources.flatMap((text) => [...text.matchAll(/(--[\w-]+)["']?\]?\s*[:,]/g)].map(([, name]) => name)),
  );
  const used = new Set(
    sources.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
  );
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});

test("no state is shown in the accent, which an owner may have in green or red", () => {
  const states =
    /\.(?:good|fine|count|worst|warning|danger|failed|error|success|advice|note|overdue|outdated)(?![\w-])[^{}]*$/;
  const wrong = files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) =>
      [...read(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
        .filter(([, selector = "", rule = ""]) => states.test(selector) && /var\(--accent/.test(rule))
        .map(([, selector = ""]) => `${file}: ${selector.trim()}`),
    );
  expect(wrong).toEqual([]);
});

/** The tokens, and what they are on paper. */
const tokenFiles = ["app/ui/tokens.css", "app/ui/print.css"];

const colours =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|(?<![-\w])(?:black|white)(?![-\w])/gi;

/** The properties that colour a drawing; a custom one names a colour for them. */
const drawn = /^(?:fill|stroke|--[\w-]+):/;

test("a colour is a token, but in a drawing, whose styles begin with the reason why it has its own", () => {
  const styles = files.filter((file) => /^app\/.*\.css$/.test(file) && !tokenFiles.includes(file));
  const coloured = styles.flatMap((file) => {
    const rules = read(file).replaceAll(/\/\*.*?\*\//gs, "");
    return [...rules.matchAll(/(?<=[{;]\s*)[\w-]+:[^;{}]+/g)]
      .map(([declaration]) => declaration)
      .filter((declaration) => declaration.replace(/^[\w-]+:/, "").match(colours))
      .map((declaration) => ({ file, declaration }));
  });
  expect(coloured.length).toBeGreaterThan(50);
  expect(coloured.filter(({ declaration }) => !drawn.test(declaration))).toEqual([]);
  const reason = /^\/\* Own colours: .{20,}\. \*\/$/m;
  expect(coloured.map(({ file }) => file).filter((file) => !reason.test(read(file)))).toEqual([]);
});

test("where there is no style sheet, the colours are those of the tokens", () => {
  const sources = files.filter((file) => /^(app|server)\/.*(?<!\.test)\.tsx?$/.test(file));
  const tokens = read("app/ui/tokens.css");
  // Flags have the colours of their nations.
  const others = sources.filter((file) => file !== "app/site/shell/header/flag.tsx");
  const found = others.flatMap((file) => read(file).match(/#[\da-f]{6}\b/g) ?? []);
  expect(found).toContain("#f6f0e4");
  expect(found.filter((colour) => !tokens.includes(colour))).toEqual([]);
});

test("styles ask for the scheme by tokens or light-dark(), so that they hear of the visitor's choice", () => {
  const styles = files.filter((file) => /^app\/.*\.css$/.test(file));
  expect(styles.length).toBeGreaterThan(50);
  expect(styles.filter((file) => read(file).includes("prefers-color-scheme"))).toEqual([]);
});
