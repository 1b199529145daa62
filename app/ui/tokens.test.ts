import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("app/ui/tokens.css", "utf8");
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = "", light = "", dark = "", both]) => [name, { light: both ?? light, dark: both ?? dark }],
  ),
);

/** Text on its background: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const texts = [
  ["ink", "ground", "paper", "mark"],
  ["ink-soft", "ground", "paper"],
  ["accent", "ground", "paper"],
  ["accent-strong", "ground", "paper"],
  ["danger", "ground", "paper"],
  ["coca", "ground", "paper"],
  ["lake", "ground", "paper"],
  ["on-accent", "accent", "accent-strong", "danger"],
  ["ground", "coca"],
  ["on-night", "night"],
  ["on-night-soft", "night"],
  ["sun", "night"],
].flatMap(([text = "", ...grounds]) => grounds.map((ground) => [text, ground, 4.5] as const));

/** Anything else that must be seen: 3 to 1 (1.4.11). */
const signs = [
  ["focus", "ground", 3],
  ["focus", "paper", 3],
] as const;

test.each([...texts, ...signs])(
  "%s on %s has a contrast of at least %d to 1 in both schemes",
  (text, ground, least) => {
    expect(contrast("light", text, ground)).toBeGreaterThanOrEqual(least);
    expect(contrast("dark", text, ground)).toBeGreaterThanOrEqual(least);
  },
);

function contrast(scheme: "light" | "dark", one: string, other: string): number {
  const [dim = 0, bright = 0] = [one, other]
    .map((name) => luminance(tokens.get(name)?.[scheme] ?? "missing"))
    .sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** Relative luminance as WCAG defines it, of a colour "#rrggbb". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
