import { palette } from "../../engine/palette.ts";
import { circle, path, place, rect, stroke } from "../../engine/shapes.ts";

const body = { lit: "#2F6FA8", dark: "#1D4A7C", roof: "#BFD0DC", roofShade: "#8FA6BC", glass: "#F7E3B0" };

function wheels(xs: readonly number[]): string {
  return xs.map((x) => circle(x, -7, 8, palette.night) + circle(x, -7, 3, palette.stone)).join("");
}

/** A coach with a glazed roof, 210 units long and 86 high, its left end on the rail at 0, 0. */
function coach(): string {
  const panes = Array.from({ length: 7 }, (_, index) => `M${14 + index * 27}-56h22v24h-22z`).join("");
  const skylights = Array.from({ length: 7 }, (_, index) => `M${16 + index * 27}-76h18v10h-18z`).join("");
  return [
    rect(10, -16, 190, 8, palette.night),
    wheels([30, 54, 156, 180]),
    path("M0-14v-50q2-16 14-20h182q12 4 14 20v50z", body.lit),
    path("M0-64q2-16 14-20h182q12 4 14 20z", body.roof),
    path(skylights, body.dark),
    path(panes, body.glass),
    path("M0-26h210v12H0z", body.dark),
    rect(0, -29, 210, 4, palette.sun),
    [24, 52, 106, 133, 187].map((x) => circle(x, -46, 4.4, palette.bark)).join("") +
      path("M17-32q1-10 7-10t7 10zM45-32q1-10 7-10t7 10zM180-32q1-10 7-10t7 10z", palette.brick) +
      path("M99-32q1-10 7-10t7 10zM126-32q1-10 7-10t7 10z", palette.deep),
    rect(207, -30, 8, 14, palette.night),
  ].join("");
}

/** The locomotive, heading right, 200 units long. */
function engine(): string {
  return [
    rect(8, -16, 176, 8, palette.night),
    wheels([28, 50, 72, 128, 150, 172]),
    path("M0-14v-60q2-10 10-10h120l14 4 22 26q22 6 28 24v16z", body.lit),
    path("M0-74q2-10 10-10h120l14 4 6 8H0z", body.roof),
    path("M132-70h10l16 20h-26zM104-70h20v20h-20z", body.glass),
    path("M14-66h70v24H14z", body.dark),
    stroke("M24-66v24M36-66v24M48-66v24M60-66v24M72-66v24", body.lit, 2.4),
    path("M0-30h192l4 16H0z", palette.sun),
    path("M60-30h24l-16 16H44zM110-30h24l-16 16H94zM160-30h24l-16 16h-24z", palette.terracotta),
    circle(186, -38, 5, "#FFF3CF"),
    path("M184-14h22l-6 10h-12z", palette.night),
  ].join("");
}

/** The train of the Urubamba along points of a track (rising `x`), the engine at the last; `size` 1 is a coach of 210 units. */
export function train(
  track: readonly (readonly [x: number, y: number, turn: number])[],
  size: number,
): string {
  return track
    .map(([x, y, turn], index) =>
      place(index === track.length - 1 ? engine() : coach(), x, y, size, size, turn),
    )
    .join("");
}
