import { memoize } from "#i18n/memoize.ts";
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
  const addresses = links.map(([, address = ""]) => address);
  const [first] = links;
  const texts = addresses.map((address) => sheets[withoutFragment(address)]);
  if (!first || texts.includes(undefined)) return html;
  const rules = texts.flatMap((text = "") => rulesOf(text));
  // Without it, a layer whose first rules are left out would come later than in the sheets.
  const layers = `@layer ${[...new Set(rules.flatMap(layersOf))].join(",")};`;
  const used = usedRules(rules, { classes: classesIn(html), text: textOf(html) });
  const style = `<style data-sheets="${addresses.join(" ")}">${layers}${used}</style>`;
  const before = html.slice(0, first.index);
  return before + style + html.slice(first.index).replaceAll(sheetLinks, "");
}

/** The router's address of the first sheet ends with `#`; React later looks for a link to exactly that. */
function withoutFragment(address: string): string {
  return address.replace(/#.*/, "");
}

const rulesOf = memoize(readStyleRules);

function layersOf(rule: StyleRule): string[] {
  if (typeof rule === "string") return /^@layer ([^{]*);$/.exec(rule)?.[1]?.split(",") ?? [];
  return "around" in rule && rule.around.startsWith("@layer ") ? [rule.around.slice("@layer ".length)] : [];
}

function classesIn(html: string): Set<string> {
  const attributes = new Set<string>();
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g)) attributes.add(names);
  return new Set([...attributes].flatMap((names) => names.split(" ")));
}

/** The words of a page; the signs that HTML writes as references are in every face. */
function textOf(html: string): string {
  return html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>|&#?\w+;/gs, "");
}

/** Only a face for certain characters may be needless. */
function isUsed(rule: string, text: string): boolean {
  const range = /unicode-range:([^;}]+)/.exec(rule)?.[1];
  return range === undefined || charactersOf(range).test(text);
}

/** @example charactersOf("U+21-23,U+2190").test("Lima → Cusco") // false */
const charactersOf = memoize((range: string) => {
  const listed = range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi);
  const spans = [...listed].map(([, from = "", to = from]) => String.raw`\u{${from}}-\u{${to}}`);
  return new RegExp(`[${spans.join("")}]`, "u");
});

interface Page {
  classes: Set<string>;
  text: string;
}

function usedRules(rules: StyleRule[], page: Page): string {
  let text = "";
  for (const rule of rules) {
    if (typeof rule === "string") {
      if (isUsed(rule, page.text)) text += rule;
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
