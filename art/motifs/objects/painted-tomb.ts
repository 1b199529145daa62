import { mix, palette } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../engine/shapes.ts";

/** The colours that graves are painted in, year after year. */
export const tombInks = [
  "#3E8FB8",
  "#7FC3B4",
  "#F3E8D2",
  "#E58FA8",
  "#E9A93C",
  "#8BA653",
  "#C4472E",
  "#B9B4E0",
];

/** A painted grave with its niche, cross and wreath, 100 units high without the cross, its foot's middle at 0, 0. */
export function paintedTomb(ink: string, wreath: string): string {
  const shade = mix(ink, palette.night, 0.38);
  const petals = Array.from({ length: 11 }, (_, at) => {
    const turn = (at / 11) * 2 * Math.PI;
    return circle(Math.round(Math.cos(turn) * 17), Math.round(-50 + Math.sin(turn) * 17), 6, wreath);
  });
  return [
    ellipse(14, 2, 78, 9, palette.night, 'opacity=".28"'),
    rect(-58, -18, 116, 18, mix(ink, palette.salt, 0.45)),
    rect(18, -18, 40, 18, shade),
    path("M-46-18v-44q4-38 46-38t46 38v44z", ink),
    path("M10-99q34 6 36 37v44H18q10-40-8-81z", shade),
    path("M-27-18v-40q2-24 27-24t27 24v40z", mix(ink, palette.night, 0.62)),
    petals.join("") + circle(0, -50, 9, palette.coca),
    stroke("M0-100v-46M-17-128h34", palette.salt, 9) +
      stroke("M3-100v-46", mix(palette.salt, palette.night, 0.3), 3),
  ].join("");
}

/** Rows of far graves that follow `yAt` from `from` to `to`, each `size` units high. */
export function tombRow(
  yAt: (x: number) => number,
  from: number,
  to: number,
  size: number,
  seed: number,
): string {
  const random = createRandom(seed);
  const tombs: string[] = [];
  for (let x = from; x < to; x += size * random(1.1, 1.9)) {
    const ink = tombInks[Math.floor(random(0, tombInks.length))] ?? palette.salt;
    const tall = random(0.7, 1.2);
    const drawing = [
      path("M-12 2v-20q0-10 12-10t12 10v20z", ink),
      path("M4-27q8 2 8 9v20H3z", mix(ink, palette.night, 0.34)),
      random(0, 1) > 0.35 ? stroke("M0-28v-17M-6-38h12", palette.salt, 3.4) : "",
      random(0, 1) > 0.5 ? circle(-5, -1, 5, "#E0507A") + circle(4, 0, 4.4, palette.sun) : "",
    ];
    tombs.push(place(drawing.join(""), x, yAt(x) + random(-3, 3), size / 30, (size / 30) * tall));
  }
  return tombs.join("");
}
