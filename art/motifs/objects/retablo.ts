import { mix, palette } from "../../engine/palette.ts";
import { blob, circle, ellipse, path, place, polygon, rect, stroke } from "../../engine/shapes.ts";

/** A painted flower with leaves, as on the doors of a retablo; about 60 units across. */
export function flower(x: number, y: number, size: number, ink: string, heart: string = palette.sun): string {
  const petals = Array.from({ length: 6 }, (_, index) => {
    const turn = (index / 6) * 2 * Math.PI;
    return ellipse(Math.round(Math.cos(turn) * 15), Math.round(Math.sin(turn) * 15), 11, 11, ink);
  });
  const leaves =
    path("M-14 18q-30 2-34 26 26 0 34-26zM14 18q30 2 34 26-26 0-34-26z", palette.coca) +
    stroke("M-16 20l-22 16M16 20l22 16", palette.leaf, 2.5);
  return place(
    leaves +
      petals.join("") +
      circle(0, 0, 20, ink) +
      circle(0, 0, 8, heart) +
      circle(-4, -5, 4, palette.salt, 'opacity=".6"'),
    x,
    y,
    size,
  );
}

const skin = "#C98058";

/** A little plaster figure of a man in a poncho (`kind` "man") or a woman in a wide skirt, 100 units high, feet at 0, 0. */
export function doll(kind: "man" | "woman", cloth: string, hat: string): string {
  const dark = mix(cloth, palette.night, 0.4);
  const dress =
    kind === "man"
      ? rect(-11, -24, 9, 24, palette.night) +
        rect(2, -24, 9, 24, palette.night) +
        polygon("-12 -70, 12 -70, 27 -22, -27 -22", cloth) +
        polygon("3 -70, 12 -70, 27 -22, 8 -22", dark) +
        stroke("M-22-30h45M-19-38h39", palette.sun, 3)
      : polygon("-10 -50, 10 -50, 30 0, -30 0", cloth) +
        polygon("3 -50, 10 -50, 30 0, 10 0", dark) +
        stroke("M-27-7h55", palette.sun, 4) +
        polygon("-13 -72, 13 -72, 18 -42, -18 -42", palette.salt) +
        polygon("-13 -72, 13 -72, 4 -52, -4 -52", palette.terracotta) +
        path("M-10-84q-7 14-5 30M10-84q7 14 5 30", "none", `stroke="${palette.night}" stroke-width="5"`);
  return [
    dress,
    circle(0, -80, 12, skin),
    path("M2-92a12 12 0 0 1 0 24q8-12 0-24z", "#9C5C40"),
    circle(-4, -80, 1.6, palette.night),
    circle(4, -80, 1.6, palette.night),
    ellipse(0, -88, 21, 4.5, hat),
    path("M-12-88q0-16 12-16t12 16z", hat),
    path("M3-104q9 2 9 16h-6z", palette.night, 'opacity=".3"'),
    stroke("M-12-90h24", palette.sun, 2.5),
  ].join("");
}

/** A small harp, 90 units high, its foot at 0, 0. */
export function harp(): string {
  return [
    path("M-8 0L-34-60l10-4L24-84q6 2 4 8L2 0z", "#7A4A2E"),
    path("M-4-8L-24-56 20-74 2-8z", palette.indigo),
    stroke("M-16-34v-24M-8-20v-42M0-12v-54M8-20v-50M14-36v-36", palette.straw, 1.6),
    blob("-14 0, -12 -14, 0 -18, 12 -14, 14 0", "#A66A3F"),
  ].join("");
}

/** A potted cactus for the floors of the box. */
export function cactus(x: number, y: number, size: number): string {
  return place(
    stroke("M0 0v-60M0-24h-16v-18M0-34h15v-16", palette.coca, 13) +
      stroke("M-3-2v-56M-19-26v-14", palette.leaf, 3) +
      circle(0, -66, 5, palette.terracotta),
    x,
    y,
    size,
  );
}
