import { palette } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import { blob, ellipse, path, place, stroke } from "../../engine/shapes.ts";

/** Thin slices of red onion along `lines` (path data): pale flesh with a purple rim on the lit side. */
export function onion(lines: string, thick: number): string {
  return (
    stroke(lines, "#7C8A6A", thick, `opacity=".35" transform="translate(${thick * 0.5} ${thick})"`) +
    stroke(lines, "#8C3A72", thick * 1.25) +
    stroke(lines, "#F4DCE8", thick * 0.7, `transform="translate(${thick * 0.12} ${thick * 0.3})"`)
  );
}

/** A round slice of boiled sweet potato, 72 units across and seen from the side above, its middle at 0, 0. */
export function sweetPotato(): string {
  return [
    blob("-36 0!, -36 16, -18 32, 14 33, 36 18, 36 0!", "#A9481B"),
    blob("-36 0!, -36 16, -24 29, -10 32!, -12 8, -30 4", "#CB6A24"),
    ellipse(0, 0, 36, 21, "#E9862F"),
    ellipse(-3, -2, 29, 15.5, "#F49D45"),
    stroke("M-20-5q6-8 18-9M-2 7q12 0 18-6", "#FBC27B", 2.6),
  ].join("");
}

/** A length of Andean maize cob with its big pale grains, 150 units long, its middle at 0, 0. */
export function choclo(): string {
  const rows = [
    [-30, 17, "#FDF6D8"],
    [-13, 22, "#FBEDBE"],
    [8, 23, "#F3DE9E"],
    [27, 17, "#DDBE76"],
  ] as const;
  const grains = rows.map(([y, tall, ink], row) =>
    Array.from({ length: 8 }, (_, index) => {
      const x = -66 + index * 18.5 + (row % 2) * 7;
      const small = index === 0 || index === 7 ? 0.82 : 1;
      return ellipse(x, y, 9.6, (tall / 2) * small, ink);
    }).join(""),
  );
  const shine = Array.from({ length: 7 }, (_, index) => `M${-56 + index * 18.5}-20q5-3 9 0`).join("");
  return [
    blob("-82 -14, -60 -36, 60 -40, 84 -16, 86 14, 62 38, -60 40, -84 16", "#A9853F"),
    grains.join(""),
    stroke(shine, "#FFFDF2", 3),
    ellipse(80, 0, 17, 34, "#E8D298") + ellipse(81, 0, 9, 19, "#B98F4A") + ellipse(82, 0, 4, 9, "#F1E0AE"),
  ].join("");
}

/** Toasted maize grains at `[x, y]`, each about 22 units long. */
export function cancha(spots: readonly (readonly [number, number])[], seed = 5): string {
  const random = createRandom(seed);
  return spots
    .map(([x, y]) => {
      const grain =
        blob("-11 3, -8 -7, 3 -9, 11 -2, 9 7, -3 9", "#A8611F") +
        blob("-10 1, -7 -6, 3 -8, 9 -3, 5 3, -4 5", "#EDB44E") +
        ellipse(-3, -3, 3.4, 2, "#FFE2A0") +
        path("M5 3q3-3 5-2-1 5-4 6z", "#6E3A18");
      return place(grain, x, y, 1, 1, random(-70, 70));
    })
    .join("");
}

/** A ruffled leaf of lettuce, 200 units broad, its stalk towards 60, 40. */
export function lettuce(): string {
  const edge =
    "-96 22, -110 -6, -92 -22, -94 -48, -66 -56, -52 -84, -22 -76, 4 -94, 26 -70, 54 -64, 58 -34, 84 -12, 70 24, 30 48, -30 50, -70 44";
  const inside =
    "-80 18, -88 -2, -70 -20, -70 -42, -46 -48, -34 -66, -14 -58, 4 -70, 16 -48, 36 -40, 38 -14, 50 6, 20 36, -40 36";
  return [
    blob(edge, "#3F7043"),
    blob(inside, "#86A84E"),
    blob("-70 14, -74 -4, -52 -22, -44 -40, -24 -46, -4 -50, 6 -30, -10 -6, -34 20, -54 24", "#A9C463"),
    stroke("M46 34q-50-20-74-66M10 14q-30-2-60-14M-6-4q6-24 2-44", "#DCE6A6", 4),
  ].join("");
}

/** Leaves of coriander at `[x, y, turn]`, each about 30 units across. */
export function coriander(spots: readonly (readonly [number, number, number])[]): string {
  const sprig =
    blob("-2 8, -16 4, -14 -6, -8 -6, -10 -14, 0 -18, 8 -14, 7 -6, 14 -5, 15 5, 3 8", palette.moss) +
    blob("-2 6, -13 2, -11 -5, -6 -6, -7 -12, 0 -14, 3 -6, 2 2", "#6C9A48");
  return spots.map(([x, y, turn]) => place(sprig, x, y, 1, 1, turn)).join("");
}
