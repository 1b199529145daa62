import { palette } from "./palette.ts";
import { path, short, stroke } from "./shapes.ts";

/** People far away, seen from behind: `[x, y of the feet, height, ink of the coat]`. The sun on the left throws their shadows right. */
export function passers(
  people: readonly (readonly [number, number, number, string])[],
  shadow = 0.35,
): string {
  const part = (draw: (x: number, y: number, unit: number) => string) =>
    people.map(([x, y, size]) => draw(x, y, size / 100)).join("");
  const shape = (text: string) => (x: number, y: number, unit: number) =>
    `M${short(x)} ${short(y)}${text.replace(/-?\d+/g, (number) => ` ${short(Number(number) * unit)}`)}z`;
  const coats = people.map(([x, y, size, ink]) =>
    path(shape("m-14 -40l3 -30q11 -10 22 0l3 30")(x, y, size / 100), ink),
  );
  return [
    path(part(shape("m-9 0l90 -12 4 6 -84 10")), palette.night, `opacity="${shadow}"`),
    path(part(shape("m-11 0l-1 -46h24l-1 46h-8l-2 -34h-2l-2 34")), palette.night),
    coats.join(""),
    path(part(shape("m-7 -76q0 -10 7 -10t7 10q-7 5 -14 0")), palette.clay),
    stroke(
      people
        .map(([x, y, size]) => `M${short(x - size * 0.13)} ${short(y - size * 0.84)}h${short(size * 0.26)}`)
        .join(""),
      palette.salt,
      (people[0]?.[2] ?? 30) * 0.07,
    ),
  ].join("");
}
