import { foliage } from "../plants/foliage.ts";
import { mix, palette } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import { circle, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";

const brights = ["#E2503A", "#2F7FC0", "#F0C034", "#E26AA0", "#3FA06A", "#8E5AA8"];

const shirt = (ink: string) =>
  path("M-16-4l8-4q8 6 16 0l8 4 8 12-9 5-3-4v27h-24v-27l-3 4-9-5z", ink) +
  path("M4-6l4-2 8 4 8 12-9 5-3-4v27h-8z", palette.night, 'opacity=".2"');
const bowl = (ink: string) =>
  path("M-19 2h38q-2 22-19 22t-19-22z", ink) + ellipse(0, 2, 19, 5, mix(ink, palette.night, 0.35));
const bottle = (ink: string) =>
  path("M-4-6h8v13q6 4 6 11v18q-10 3-20 0v-18q0-7 6-11z", ink) +
  path("M-10 22h20v9q-10 3-20 0z", palette.salt) +
  stroke("M0-6v4", palette.bark, 7);
const ball = (ink: string) =>
  circle(0, 10, 13, ink) + path("M4-2a13 13 0 0 1 0 25q7-12 0-25z", palette.night, 'opacity=".2"');
const hung = [shirt, bowl, bottle, ball];

/** A carnival tree hung with gifts, a flag on its top, paper round its trunk; about 560 units high, its foot at `x`, `y`. */
export function unsha(x: number, y: number): string {
  const random = createRandom(12);
  const crown = foliage(
    [
      [x - 74, y - 380, 74],
      [x + 4, y - 440, 88],
      [x + 84, y - 382, 76],
      [x + 4, y - 360, 70],
    ],
    ["#24503A", "#3F7A45", "#8DB052"],
    6,
    4,
  );
  const gifts = Array.from({ length: 15 }, (_, at) => {
    const aside = (at - 7) * 22;
    const cord = y - 372 + Math.abs(aside) * 0.14 + (at % 2) * 34 + random(0, 14);
    const one = hung[at % 4] ?? ball;
    return (
      stroke(`M${x + aside} ${Math.round(cord - 46)}V${Math.round(cord)}`, "#F6F0E4", 1.6) +
      place(one(brights[(at * 5) % 6] ?? palette.sun), x + aside, cord, 0.92)
    );
  });
  const ribbons = [-176, -120, 130, 186].map((reach, at) =>
    stroke(
      smooth(
        `${x + reach * 0.2} ${y - 380}, ${x + reach * 0.8} ${y - 330}, ${x + reach * 0.75} ${y - 250}, ${x + reach} ${y - 190}`,
        false,
      ),
      brights[at] ?? palette.sun,
      4.5,
    ),
  );
  return [
    ellipse(x + 10, y, 60, 9, palette.night, 'opacity=".35"'),
    path(
      smooth(
        `${x - 17} ${y}!, ${x - 11} ${y - 200}, ${x - 8} ${y - 400}!, ${x + 8} ${y - 400}!, ${x + 12} ${y - 200}, ${x + 20} ${y}!`,
      ),
      "#8A5A3A",
    ),
    path(`M${x + 4} ${y - 380}l6 180 10 200h-14z`, "#5E3A2A"),
    stroke(
      Array.from({ length: 6 }, (_, at) => `M${x - 15} ${y - 110 - at * 44}q16 14 30-10`).join(""),
      "#F0C034",
      5,
    ),
    path(`M${x - 20} ${y - 52}l26 12-26 14z`, "#F3DDB4"),
    stroke(`M${x + 4} ${y - 500}v-66`, palette.bark, 4),
    ...[0, 1, 2].map((part) =>
      path(
        `M${x + 6 + part * 26} ${y - 564}q13 ${part === 1 ? 7 : -7} 26 0v46q-13 ${part === 1 ? -7 : 7}-26 0z`,
        part === 1 ? palette.salt : "#C22B2B",
      ),
    ),
    ...ribbons,
    crown,
    ...gifts,
  ].join("");
}
