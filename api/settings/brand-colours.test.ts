import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandColours, brandRule, drawnColours, leastContrast, schemes, surfaces } from "./brand-colours.ts";
import { contrast, isColour, mix } from "./colour-maths.ts";

test("contrasts are those of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  expect(contrast("#a33e22", "#a33e22")).toBe(1);
});

test("any colour gives shades that can be read wherever they are used, in both schemes", () => {
  const steps = ["00", "33", "66", "99", "cc", "ff"];
  const all = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  expect(all).toHaveLength(216);
  for (const colour of all) {
    const colours = brandColours(colour);
    for (const scheme of schemes) {
      const { accent, accentStrong, onAccent } = colours[scheme];
      const { ground, paper, danger } = surfaces[scheme];
      // `app/site/parts/say/say-button.module.css` and others have it on a ground that is tinted with it.
      const tinted = [ground, paper].map((surface) => mix(accent, surface, 0.14));
      const pairs = [
        ...[accent, accentStrong].flatMap((field) =>
          [ground, paper, onAccent].map((other) => [field, other] as const),
        ),
        ...tinted.map((other) => [accent, other] as const),
      ];
      for (const [one, other] of [...pairs, [onAccent, danger] as const])
        expect(contrast(one, other), `${colour} ${scheme}: ${one} on ${other}`).toBeGreaterThanOrEqual(
          leastContrast,
        );
      expect(accentStrong, `${colour} ${scheme}`).not.toBe(accent);
    }
  }
});

test.each([
  ["#0b6e4f", "#0b6e4f", "light"],
  ["#ffff00", "#ffff00", "dark"],
  ["#000000", "#000000", "light"],
  ["#ff69b4", "#ff69b4", "dark"],
] as const)("%s stays as it is where it can be read (%s, %s)", (colour, accent, scheme) => {
  expect(brandColours(colour)[scheme].accent).toBe(accent);
});

test("one that must move keeps its hue: yellow becomes olive, navy a light blue", () => {
  const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = parts(brandColours("#ffff00").light.accent);
  expect(Math.abs(red - green)).toBeLessThan(6);
  expect(blue).toBeLessThan(red / 4);
  const [, , navyBlue = 0] = parts(brandColours("#000080").dark.accent);
  expect(navyBlue).toBe(Math.max(...parts(brandColours("#000080").dark.accent)));
  expect(navyBlue).toBeGreaterThan(200);
});

test("the colours that come with the site, and what they stand on, are those of its style sheet", () => {
  const css = readFileSync("app/ui/tokens.css", "utf8");
  const token = (name: string) => {
    const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(css) ?? [];
    return { light, dark };
  };
  const names = { accent: "accent", accentStrong: "accent-strong", onAccent: "on-accent" } as const;
  for (const [name, property] of Object.entries(names))
    for (const scheme of schemes)
      // Safe cast: the keys of `names`.
      expect(drawnColours[scheme][name as keyof typeof names]).toBe(token(property)[scheme]);
  for (const name of ["ground", "paper", "ink", "danger"] as const)
    for (const scheme of schemes) expect(surfaces[scheme][name]).toBe(token(name)[scheme]);
});

test.each(["a33e22", "#a33e2", "#A33E22", "red", "#a33e22;}", ""])("%s is no colour code", (text) => {
  expect(isColour(text)).toBe(false);
});

test("the rule ends no style element", () => {
  const rule = brandRule(brandColours("#ff69b4"));
  expect(rule).toContain("--accent:#ff69b4;");
  expect(rule).not.toContain("<");
});
