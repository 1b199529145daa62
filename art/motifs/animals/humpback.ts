import { palette } from "../../engine/palette.ts";
import { circle, path, smooth, stroke } from "../../engine/shapes.ts";

/** A humpback whale that leaps to the left, half out of the water, 330 units broad and 330 high, the surface at its foot, 0, 0. */
export function humpback(): string {
  return [
    // The far flipper.
    path(smooth("30 -150!, 90 -190, 150 -250, 176 -262 .5, 166 -226, 120 -160, 60 -110!"), "#2E4654"),
    path(
      smooth(
        "-40 10!, -70 -70, -110 -160, -150 -240, -160 -300, -132 -326, -96 -316, -40 -270, 20 -190, 64 -100, 86 10!",
      ),
      "#3B5868",
    ),
    path(
      smooth("-132 -326, -96 -316, -40 -270, 20 -190, 64 -100, 86 10!, 40 10!, 26 -80, -20 -170, -70 -250"),
      "#26404E",
    ),
    // Throat and belly, pale with grooves.
    path(
      smooth(
        "-158 -292!, -150 -240, -110 -160, -70 -70, -40 10!, 8 10!, -12 -80, -50 -160, -92 -230, -130 -276",
      ),
      "#E9E4D4",
    ),
    ...[
      "M-150 -280Q-118 -200 -74 -120T-26 8",
      "M-144 -284Q-104 -210 -62 -130T-14 8",
      "M-136 -282Q-92 -214 -50 -134T-2 8",
    ].map((line) => stroke(line, "#9FA79E", 3.4)),
    stroke("M-158 -292Q-120 -280 -96 -248T-66 -196", "#22343E", 4),
    circle(-74, -218, 5, "#F6F0E4") + circle(-74, -218, 2.6, palette.night),
    ...[
      [-140, -308],
      [-124, -314],
      [-108, -306],
      [-120, -298],
      [-92, -298],
    ].map(([x = 0, y = 0]) => circle(x, y, 3.6, "#7F95A0")),
    // The near flipper, long and white beneath.
    path(
      smooth(
        "-46 -142, -60 -154, -120 -150, -190 -178, -236 -214 .5, -216 -160, -150 -116, -64 -104, -44 -116",
      ),
      "#F1ECDC",
    ),
    path(
      smooth(
        "-46 -142, -60 -154, -120 -150, -190 -178, -236 -214 .5, -180 -162, -120 -132, -60 -124, -44 -126",
      ),
      "#3B5868",
    ),
    stroke("M-224 -198l-8 12M-206 -172l-6 12M-182 -148l-2 12", "#B9B6A8", 4),
  ].join("");
}
