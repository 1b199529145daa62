interface Selector {
  text: string;
  /** All of them must be on a page for it to match there. */
  classes: string[];
}

/** A style rule, a condition or layer around more rules, or text that counts for every page, such as `@font-face`. */
export type StyleRule =
  | string
  | { selectors: Selector[]; body: string }
  | { around: string; rules: StyleRule[] };

/** Reads a style sheet as Vite's build writes it: minified, so without comments. */
export function readStyleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  for (let at = 0; at < css.length;) {
    const bodyAt = endOf(css, at, /[{;]/);
    const head = css.slice(at, bodyAt);
    if (css[bodyAt] !== "{") {
      rules.push(`${head};`);
      at = bodyAt + 1;
      continue;
    }
    const end = endOf(css, bodyAt + 1, /\}/);
    const body = css.slice(bodyAt + 1, end);
    if (/^@(?:layer|media|supports|container)\b/.test(head)) {
      rules.push({ around: head, rules: readStyleRules(body) });
    } else if (head.startsWith("@")) rules.push(`${head}{${body}}`);
    else rules.push({ selectors: splitSelectors(head).map(readSelector), body });
    at = end + 1;
  }
  return rules;
}

/** Where the first of the searched characters stands outside of strings and brackets, or else the end. */
function endOf(css: string, from: number, searched: RegExp): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const character = css[at] ?? "";
    if (depth === 0 && searched.test(character)) return at;
    if (character === "\\") at++;
    else if (character === '"' || character === "'") at = endOfString(css, at, character);
    else if (/[({[]/.test(character)) depth++;
    else if (/[)}\]]/.test(character)) depth--;
  }
  return css.length;
}

function endOfString(css: string, from: number, quote: string): number {
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === "\\") at++;
    else if (css[at] === quote) return at;
  }
  return css.length;
}

function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  for (let at = 0; at < list.length;) {
    const end = endOf(list, at, /,/);
    selectors.push(list.slice(at, end));
    at = end + 1;
  }
  return selectors;
}

function readSelector(text: string): Selector {
  // Brackets hold attributes or alternatives, as in `:not(.a)` and `:is(.a,.b)`.
  let plain = text;
  for (let before = ""; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, "");
  }
  return { text, classes: [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name) };
}
