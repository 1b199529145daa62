import { closedPassport } from "../../motifs/objects/passport.ts";
import { mix, palette } from "../../engine/palette.ts";
import { paperGrain } from "../../engine/grain.ts";
import { blob, circle, ellipse, path, place, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { type Band, heightOf, weave } from "../../motifs/objects/textile.ts";

const dark = 'opacity=".3"';

/** Seen from above, on a woven cloth: an open rucksack, and around it all that goes into it. */
export function packingList(sheet: Sheet): string {
  return [
    floor(),
    cloth(sheet),
    rucksack(sheet),
    poncho(sheet),
    boots(),
    hat(),
    bottle(),
    papers(),
    glasses(),
    torch(),
    paperGrain(sheet),
  ].join("");
}

/** Boards of a room. */
function floor(): string {
  const boards = Array.from({ length: 9 }, (_, index) =>
    rect(-10, index * 92 - 30, 1220, 89, mix("#9A6A48", "#7E5238", ((index * 37) % 10) / 10)),
  );
  return rect(-10, -10, 1220, 780, "#5A3626") + boards.join("");
}

function cloth(sheet: Sheet): string {
  const bands: Band[] = [
    ["plain", 34, palette.maize],
    ["teeth", 26, palette.maize, palette.sun],
    ["plain", 60, palette.terracotta],
    ["diamonds", 54, palette.indigo, palette.salt],
    ["plain", 52, palette.terracotta],
    ["zigzag", 40, palette.coca, palette.glow],
    ["plain", 76, "#C2552F"],
    ["hooks", 48, palette.night, palette.sun],
    ["plain", 56, palette.terracotta],
    ["steps", 44, palette.sea, palette.salt],
    ["plain", 50, palette.maize],
    ["teeth", 26, palette.maize, palette.rose],
    ["plain", 30, palette.maize],
  ];
  const fringe = Array.from(
    { length: 54 },
    (_, index) => `M${84 + index * 19.4} 84v-18M${84 + index * 19.4} 676v18`,
  );
  return [
    rect(74, 92, 1066, heightOf(bands), palette.night, 'opacity=".35"'),
    stroke(fringe.join(""), palette.sun, 3),
    sheet.clip("M72 80h1050v596H72z", weave(72, 80, 1050, bands)),
  ].join("");
}

function rucksack(sheet: Sheet): string {
  const bag = "M-112 210q-34-10-34-70v-180q0-70 60-96 86-30 172 0 60 26 60 96v180q0 60-34 70-112 26-224 0z";
  const mouth = "M-96-92q96-44 192 0 26 60 2 96-98 34-196 0-24-38 2-96z";
  return place(
    [
      path(bag, palette.night, 'transform="translate(14 16)" opacity=".35"'),
      stroke("M-130-40q-50 30-44 130M130-40q50 30 44 130", palette.bark, 20),
      path(bag, palette.sea),
      sheet.clip(bag, path("M60-160q90 40 60 400h60v-400z", palette.night, 'opacity=".2"')),
      path(mouth, palette.deep),
      // What is in it already: a rolled jumper, a guide, a scarf.
      sheet.clip(
        mouth,
        rect(-76, -96, 70, 90, palette.sun, 'rx="12"') +
          stroke("M-62-90v80M-44-90v80M-26-90v80", "#C98A2E", 4) +
          rect(2, -84, 46, 76, palette.salt, 'rx="4"') +
          rect(2, -84, 46, 22, palette.terracotta) +
          blob("52 -70, 84 -84, 100 -50, 90 0, 56 4", palette.rose),
      ),
      stroke("M-96-92q96-44 192 0", mix(palette.sea, palette.salt, 0.4), 9),
      path("M-84 64h168v116q-84 18-168 0z", mix(palette.sea, palette.night, 0.25)),
      stroke("M-84 66h168", palette.sun, 5),
      rect(-14, 56, 28, 34, palette.bark, 'rx="5"') + circle(0, 80, 5, palette.sun),
      stroke("M-96 22h192", palette.bark, 12),
      rect(-62, 12, 22, 22, palette.sun, 'rx="4"') + rect(40, 12, 22, 22, palette.sun, 'rx="4"'),
    ].join(""),
    600,
    352,
    1.18,
  );
}

/** Folded. */
function poncho(sheet: Sheet): string {
  const bands: Band[] = [
    ["plain", 30, palette.brick],
    ["zigzag", 24, palette.brick, palette.sun],
    ["plain", 40, palette.clay],
    ["diamonds", 34, palette.night, palette.rose],
    ["plain", 40, palette.clay],
  ];
  return place(
    rect(8, 10, 220, 178, palette.night, 'rx="14" opacity=".32"') +
      rect(0, 0, 220, 176, palette.brick, 'rx="14"') +
      sheet.clip("M6 4h208v168H6z", weave(6, 4, 208, bands)) +
      stroke("M6 172h208", palette.sun, 4, 'stroke-dasharray="3 7"'),
    136,
    130,
  );
}

function boots(): string {
  const boot =
    path("M-44-96q44-24 84 0 18 60 12 120 6 70-4 96-48 26-92 0-12-30-4-96-8-60 4-120z", palette.bark) +
    path("M-34-88q34-16 64 0 8 24 4 48-36 12-72 0-4-24 4-48z", palette.night) +
    path("M-40 60q44 20 84 0l2 58q-44 24-88 0z", "#6E4430") +
    stroke("M-24-30l52 14M28-30l-52 14M-24-4l52 14M28-4l-52 14M-24 22l52 14M28 22l-52 14", palette.glow, 5);
  return [
    place(ellipse(10, 30, 64, 112, palette.night, dark) + boot, 214, 488, 0.86),
    place(ellipse(10, 30, 64, 112, palette.night, dark) + boot, 322, 500, -0.86, 0.86),
  ].join("");
}

function hat(): string {
  return place(
    ellipse(10, 14, 118, 112, palette.night, dark) +
      ellipse(0, 0, 118, 112, palette.straw) +
      ellipse(0, 0, 100, 94, palette.sand) +
      ellipse(0, -2, 62, 58, palette.straw) +
      ellipse(-4, -8, 50, 46, "#F2DFB4") +
      stroke("M-60 4a60 56 0 0 0 120 0", palette.terracotta, 13),
    968,
    228,
  );
}

function bottle(): string {
  return place(
    rect(-34, -96, 76, 222, palette.night, 'rx="26" opacity=".32"') +
      rect(-40, -104, 76, 222, palette.coca, 'rx="26"') +
      rect(-30, -92, 16, 196, palette.leaf, 'rx="8" opacity=".8"') +
      rect(-22, -138, 40, 40, palette.night, 'rx="8"') +
      path("M-26 0l24-36 24 36z", palette.salt, 'opacity=".9"'),
    864,
    516,
    0.96,
  );
}

function papers(): string {
  return place(closedPassport(), 1012, 432, 0.42);
}

function glasses(): string {
  return place(
    stroke("M-52-6q-16-30-4-56M52-6q16-30 4-56", palette.night, 6) +
      path("M-58-8h50q4 44-26 44-28 0-24-44zM8-8h50q4 44-26 44-28 0-24-44z", palette.night) +
      stroke("M-10 0q10-10 20 0", palette.night, 6) +
      path("M-50 0h18l-12 24q-8-8-6-24zM16 0h18l-12 24q-8-8-6-24z", palette.sea, 'opacity=".6"'),
    1020,
    596,
    1.1,
  );
}

function torch(): string {
  return place(
    stroke("M-70 0q70-46 140 0", palette.terracotta, 13) +
      rect(-26, -42, 52, 36, palette.night, 'rx="9"') +
      circle(0, -24, 14, "#FFF3CF"),
    432,
    150,
    0.9,
  );
}
