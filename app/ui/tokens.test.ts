import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast } from "#api/settings/colour-maths.ts";

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
    expect(contrastOf("light", text, ground)).toBeGreaterThanOrEqual(least);
    expect(contrastOf("dark", text, ground)).toBeGreaterThanOrEqual(least);
  },
);

function contrastOf(scheme: "light" | "dark", one: string, other: string): number {
  const colourOf = (name: string) => tokens.get(name)?.[scheme] ?? "missing";
  return contrast(colourOf(one), colourOf(other));
}
