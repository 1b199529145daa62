import { memoize, memoizeByObject } from "#i18n/memoize.ts";
import { readStyleRules, type StyleRule } from "./style-rules.ts";

const sheetLinks = /<link rel="stylesheet" href="([^"]*)"\/>/g;

/**
 * Puts the rules that a page uses into its head, in the place of the links to its style sheets: so it is painted as soon
 * as its HTML is here. The addresses of the sheets stay in `data-sheets`, for `app/load-sheets.ts`.
 *
 * @param sheets by address; a page with a sheet that is not among them stays as it is
 */
export function inlineStyles(html: string, sheets: Readonly<Record<string, string>>): string {
  const links = [...html.matchAll(sheetLinks)];
  const addresses = links.map(([, address = ""]) => address).join(" ");
  const [first] = links;
  const rules = rulesOf(sheets)(addresses);
  if (!first || !rules) return html;
  const text = textOf(html);
  const ranges = rules.ranges.filter((range) => charactersOf(range).test(text));
  const used = JSON.stringify([addresses, classesIn(html), ranges]);
  const style = `<style data-sheets="${addresses}">${styleOf(sheets)(used)}</style>`;
  const before = html.slice(0, first.index);
  return before + style + html.slice(first.index).replaceAll(sheetLinks, "");
}

/** Texts of styles, each some 20 kB: most pages of a kind have the same. */
const mostStyles = 60;

/** @param used the addresses of the sheets, the classes and the ranges of characters that a page uses, as JSON */
const styleOf = memoizeByObject((sheets: Readonly<Record<string, string>>) =>
  memoize((used: string) => {
    // Safe cast: `inlineStyles` wrote it.
    const [addresses, classes, ranges] = JSON.parse(used) as [string, string[], string[]];
    const { layers = [], rules = [] } = rulesOf(sheets)(addresses) ?? {};
    // Without it, a layer whose first rules are left out would come later than in the sheets.
    const order = `@layer ${layers.join(",")};`;
    const page = { classes: new Set(classes), ranges: new Set(ranges) };
    return order + rules.map((ofSheet) => usedRules(ofSheet, page)).join("");
  }, mostStyles),
);

/** The rules of each of the sheets at these addresses; null if one is not among them. */
const rulesOf = memoizeByObject((sheets: Readonly<Record<string, string>>) =>
  memoize((addresses: string) => {
    const texts = addresses.split(" ").map((address) => sheets[withoutFragment(address)]);
    if (texts.includes(undefined)) return null;
    const rules = texts.map((text = "") => rulesIn(text));
    const all = rules.flat();
    return {
      rules,
      layers: [...new Set(all.flatMap(layersOf))],
      ranges: [...new Set(all.flatMap(rangesOf))],
    };
  }),
);

const rulesIn = memoize(readStyleRules);

/** The router's address of the first sheet ends with `#`; React later looks for a link to exactly that. */
function withoutFragment(address: string): string {
  return address.replace(/#.*/, "");
}

function layersOf(rule: StyleRule): string[] {
  if (typeof rule === "string") return /^@layer ([^{]*);$/.exec(rule)?.[1]?.split(",") ?? [];
  return "around" in rule && rule.around.startsWith("@layer ") ? [rule.around.slice("@layer ".length)] : [];
}

/** Only a face for certain characters may be needless. */
function rangesOf(rule: StyleRule): string[] {
  if (typeof rule === "string") return [rangeOf(rule) ?? []].flat();
  return "around" in rule ? rule.rules.flatMap(rangesOf) : [];
}

function rangeOf(rule: string): string | undefined {
  return /unicode-range:([^;}]+)/.exec(rule)?.[1];
}

function classesIn(html: string): string[] {
  const attributes = new Set<string>();
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g)) attributes.add(names);
  return [...new Set([...attributes].flatMap((names) => names.split(" ")))].toSorted();
}

/** The words of a page; the signs that HTML writes as references are in every face. */
function textOf(html: string): string {
  return html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>|&#?\w+;/gs, "");
}

/** @example charactersOf("U+21-23,U+2190").test("Lima → Cusco") // false */
const charactersOf = memoize((range: string) => {
  const listed = range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi);
  const spans = [...listed].map(([, from = "", to = from]) => String.raw`\u{${from}}-\u{${to}}`);
  return new RegExp(`[${spans.join("")}]`, "u");
});

function usedRules(rules: StyleRule[], page: { classes: Set<string>; ranges: Set<string> }): string {
  let text = "";
  for (const rule of rules) {
    if (typeof rule === "string") {
      const range = rangeOf(rule);
      if (range === undefined || page.ranges.has(range)) text += rule;
    } else if ("around" in rule) {
      const used = usedRules(rule.rules, page);
      if (used !== "") text += `${rule.around}{${used}}`;
    } else {
      const selectors = rule.selectors.filter((selector) =>
        selector.classes.every((name) => page.classes.has(name)),
      );
      if (selectors.length > 0)
        text += `${selectors.map((selector) => selector.text).join(",")}{${rule.body}}`;
    }
  }
  return text;
}
