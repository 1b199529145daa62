import { palette } from "../../engine/palette.ts";
import { path, short } from "../../engine/shapes.ts";

/** Somebody far away: the feet, the height, the ink of the coat; a woman of the highlands has the ink of her skirt too. */
export type PasserBy = readonly [
  x: number,
  y: number,
  size: number,
  coat: string,
  skirt?: string | undefined,
];

function shape([x, y, size]: PasserBy, text: string): string {
  const steps = text.replaceAll(/-?\d+/g, (number) => ` ${short((Number(number) * size) / 100)}`);
  return `M${short(x)} ${short(y)}${steps.replaceAll(" -", "-").replaceAll(/([a-z]) /gi, "$1")}z`;
}

/** People far away, seen from behind; the sun on the left throws their shadows to the right. */
export function passersBy(people: readonly PasserBy[], shadow = 0.35): string {
  const all = (some: readonly PasserBy[], text: string) => some.map((one) => shape(one, text)).join("");
  const women = people.filter((one) => one[4]);
  const men = people.filter((one) => !one[4]);
  const inked = (one: PasserBy, text: string, ink: string) => path(shape(one, text), ink);
  return [
    path(all(people, "m-9 0l90 -12 4 6 -84 10"), palette.night, `opacity="${shadow}"`),
    path(
      all(men, "m-11 0l-1 -46h24l-1 46h-8l-2 -34h-2l-2 34") + all(women, "m-8 0v-20h16v20h-5v-8h-6v8"),
      palette.night,
    ),
    women.map((one) => inked(one, "m-23 -10l11 -38h24l11 38q-23 7 -46 0", one[4] ?? "")).join(""),
    people.map((one) => inked(one, "m-15 -42l3 -28q12 -10 24 0l3 28q-15 4 -30 0", one[3])).join(""),
    path(all(people, "m-7 -76q0 -10 7 -10t7 10q-7 5 -14 0"), palette.clay),
    path(all(men, "m-13 -82q4 -3 6 -3q1 -11 7 -11t7 11q2 0 6 3q-13 5 -26 0"), palette.sand),
    path(all(women, "m-15 -82q4 -3 7 -3q1 -9 8 -9t8 9q3 0 7 3q-15 5 -30 0"), palette.brick),
  ].join("");
}
