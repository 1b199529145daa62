import { palette } from "../../engine/palette.ts";
import { blob, circle, path, stroke } from "../../engine/shapes.ts";

/** A mototaxi with rider and passenger, its nose to the right, 172 units long and 116 high, its left end on the road at 0, 0. */
export function tricycle(): string {
  const body = palette.terracotta;
  return [
    path("M8-96h92v44H8z", "#2B1B2E"),
    path("M62-54q1-20 14-20t14 20z", palette.sun) +
      circle(76, -82, 8.4, palette.clay) +
      path("M67-82q-1-11 9-11t9 9q-3-1-5-4-4 5-13 6z", palette.bark),
    stroke("M98-98v66M138-92l10 38 12 34", palette.night, 4),
    path("M100-34h34l10 10H100z", palette.night),
    rider(),
    path("M3-54l6-46q2-8 9-10h34v56z", body) +
      path("M16-96h22v26H14z", "#9CC0CC") +
      path("M16-96h9l-7 26h-4z", "#D3E6E6"),
    path("M7-94l2-8q4-16 22-16h88q22 2 30 18l3 8h-10l-4-6H50l-2 4z", body) +
      path("M8-98l2-5h140l2 5z", palette.sun),
    path("M2-24l4-32h90l8 32z", body) +
      path("M4-36h97l3 12H2z", palette.brick) +
      stroke("M14-46h78", palette.sun, 5),
    stroke("M142-60l9 3", palette.night, 5) + circle(155, -52, 6.4, "#FFF3CF"),
    path("M142-26q6-14 24-10l8 6q-16-2-24 8z", body),
    [28, 160].map((x) => circle(x, -15, 15, palette.night) + circle(x, -15, 8, palette.stone)).join(""),
  ].join("");
}

function rider(): string {
  return [
    stroke("M116-36l16 4-2 12", palette.indigo, 9),
    blob("106 -64, 116 -68 .6, 125 -60, 124 -36!, 107 -36!", palette.coca),
    stroke("M119-60l11 10 15-4", palette.coca, 6),
    circle(118, -77, 8.4, palette.clay) + path("M108-78q0-10 10-10t9 10z", palette.night),
  ].join("");
}
