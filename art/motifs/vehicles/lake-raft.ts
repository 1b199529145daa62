import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../engine/shapes.ts";

type Seated = readonly [x: number, coat: string, hat: string, glasses?: boolean];

/** Somebody on the bench who looks to the left, some with field glasses. */
function seated([x, coat, hat, glasses]: Seated): string {
  return place(
    [
      path("M-16 0q-4-34 12-38 18 0 20 38z", coat) +
        path("M4-37q11 4 12 37H4q4-22 0-37z", palette.night, 'opacity=".25"'),
      circle(-3, -47, 9, "#B9744C"),
      path("M-3-56q9 1 8 10-1 8-6 9 4-8-2-19z", "#8A4E35"),
      path("M-18-49q16-8 31-1-3-3-5-4-2-9-11-9-9 1-10 10z", hat),
      glasses
        ? stroke("M6-28l-8 6-10-20", coat, 7) +
          rect(-24, -50, 13, 7, palette.night) +
          rect(-26, -51, 4, 9, "#3A4468")
        : stroke("M4-26l-6 14-14 2", coat, 7) + circle(-17, -10, 3.4, "#B9744C"),
    ].join(""),
    x,
    -34,
  );
}

/** A raft of planks on two canoes, travellers on its benches and a guide with a long paddle, facing left, 420 units long; the water at 0. */
export function lakeRaft(): string {
  const travellers: readonly Seated[] = [
    [-120, palette.terracotta, palette.sand, true],
    [-66, palette.sea, palette.salt],
    [-12, palette.sun, palette.brick, true],
    [42, palette.maize, palette.sand],
  ];
  const hull = "M-226-30q20 12 56 14h300q50-2 76-20-10 40-46 46h-330q-40-8-56-40z";
  return [
    ellipse(-6, 12, 232, 11, palette.night, 'opacity=".4"'),
    stroke("M-150-34v-44M-96-34v-40M90-34v-44M-150-74H90", "#6A4630", 4),
    ...travellers.map(seated),
    rect(-156, -38, 260, 8, "#C98F58"),
    stroke("M150-24l-4-48M164-24l2-48", palette.indigo, 11),
    path("M134-72q-4-46 20-50t24 50z", palette.coca) +
      path("M158-122q22 4 20 50h-14q4-30-6-50z", palette.night, 'opacity=".28"'),
    circle(152, -132, 10, "#8A4E35"),
    path("M134-135q16-10 36-1-3-3-7-5-2-11-12-11-10 1-11 12z", palette.straw),
    stroke("M148-108l-26 18M162-106l-28 34", "#8A4E35", 7),
    stroke("M112-112L150 26", "#D9A45C", 5) + path("M144 12l12-4 8 26q-4 8-12 4z", "#D9A45C"),
    path(hull, "#4A2A2C"),
    path("M-214-22q20 6 44 6h300q40-2 66-12-8 18-26 22h-350q-22-2-34-16z", "#8A4A34"),
    rect(-176, -32, 352, 12, "#D9A868") + rect(-176, -24, 352, 4, "#8A5C3C"),
    stroke(
      "M-140-32v11M-104-32v11M-68-32v11M-32-32v11M4-32v11M40-32v11M76-32v11M112-32v11M148-32v11",
      "#8A5C3C",
      2,
    ),
    stroke("M-270 8q20-8 44 0M206 6q24-6 48 4M-150 20h110M20 22h130", "#FFF0CC", 3.4, 'opacity=".75"'),
  ].join("");
}
