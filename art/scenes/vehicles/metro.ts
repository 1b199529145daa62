import { palette } from "../../engine/palette.ts";
import { circle, path, place, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { evening, hillside, stripHeight, stripLengths } from "../../motifs/vehicles/street-backdrop.ts";
import { panes, riders } from "../../motifs/vehicles/wheels.ts";

const long = stripLengths.metro;

/** The head of a train of line 1 on its viaduct above the roofs. */
export function metro(sheet: Sheet): string {
  return [
    evening(sheet, long),
    place(hillside(), 540, 240, 1.1),
    viaduct(),
    place(train(sheet), -60, 240),
    rect(0, 244, long, 12, "#CFC6B4"),
    rect(0, 244, long, 4, "#EDE4D0"),
  ].join("");
}

/** Its beam and columns, and the wires above. */
function viaduct(): string {
  return [
    rect(0, 238, long, 26, "#8F8798"),
    rect(0, 256, long, stripHeight - 256, "#5C567A"),
    path("M90 256h120l-26 40h-68zM530 256h120l-26 40h-68z", "#A39AA6"),
    path("M150 256h60l-26 40h-34zM590 256h60l-26 40h-34z", "#7F778F"),
    stroke(`M0 22h${long}M0 30h${long}`, "#3A3358", 1.6),
    path("M748 12h7v232h-7z", "#3A3358") + stroke("M752 16h-52M752 36l-40-18", "#3A3358", 3),
  ].join("");
}

/** The first coach, nose to the right, 720 units long and 200 high, its left end on the rail at 0, 0. */
function train(sheet: Sheet): string {
  const body = "M0-22v-176h610q46 4 66 50l22 62q12 24 12 64z";
  const doors = [130, 350, 560];
  const leaves = doors.flatMap((x) => [x + 5, x + 38]);
  return [
    stroke("M300-198l26-18-22-6M290-222h44", "#3A3358", 3.4),
    rect(40, -26, 620, 20, palette.night),
    [110, 158, 520, 568]
      .map((x) => circle(x, -10, 12, "#2A2F55") + circle(x, -10, 5, palette.stone))
      .join(""),
    rect(220, -206, 150, 10, "#A9B0BA"),
    sheet.clip(
      body,
      rect(0, -200, 720, 190, "#F3F1EA") +
        rect(0, -200, 720, 14, "#D9DDE2") +
        rect(0, -172, 640, 72, "#26456B") +
        rect(0, -84, 720, 20, "#5E9A4E") +
        rect(0, -64, 720, 8, palette.leaf) +
        rect(0, -40, 720, 20, "#A9B0BA") +
        path("M628-200h90v190h-30q-10-60-26-92t-34-74z", "#26456B"),
    ),
    path("M636-160h24l26 64h-34q-4-34-16-64z", "#9CC0CC") +
      path("M636-160h12l18 64h-14q-4-34-16-64z", "#D3E6E6"),
    path(panes([70, 214, 282, 434, 502], -164, 56, 56), "#FBE3A6"),
    riders([98, 240, 302, 464, 522, 544], -108, "#6B3A45"),
    path(panes(doors, -178, 72, 156), "#5E9A4E"),
    path(panes(leaves, -172, 29, 146), "#F3F1EA"),
    path(panes(leaves, -162, 29, 66), "#9CC0CC"),
    rect(690, -56, 18, 12, palette.glow),
  ].join("");
}
