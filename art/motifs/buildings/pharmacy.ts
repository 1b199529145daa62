import { discs } from "../sky/cumulus.ts";
import { stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { circle, path, place, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** The front of a pharmacy at night, from x = 786 to the right edge of the picture and from its top down to y = 648; its lamp is a green cross. */
export function pharmacy(sheet: Sheet): string {
  const wall = "M806-10H1220V648H806z";
  const bottle = (x: number, y: number, ink: string, tall = 24) =>
    path(`M${x} ${y}v-${tall}l4-4v-6h6v6l4 4v${tall}z`, ink);
  const inks = [palette.terracotta, palette.sea, palette.sun, palette.coca, palette.salt, palette.indigo];
  const shelf = (x: number, y: number, count: number, from: number) =>
    Array.from({ length: count }, (_, index) =>
      bottle(x + index * 19, y, inks[(index + from) % 6] ?? palette.sun, 18 + ((index * 7 + from * 3) % 12)),
    ).join("") + rect(x - 6, y, count * 19 + 8, 5, "#9A5A34");
  const warm = sheet.gradient([
    [0, "#FFF0C0"],
    [1, "#F7C870"],
  ]);
  const blocks = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 6 }, (_, index) => {
      const x = 806 + index * 74 + (row % 2 ? -30 : 0);
      return `M${x + 74} ${528 + row * 40}l-4 40`;
    }),
  );
  const door = "M852 648V420a66 66 0 0 1 132 0v228z";
  const cross = "M-17-50h34v33h33v34H17v33h-34V17h-33v-34h33z";
  return [
    path(
      wall,
      sheet.gradient(
        [
          [0, "#E6C7A8"],
          [1, "#9E7C90"],
        ],
        [0, 0, 1, 0],
      ),
    ),
    path("M786-10h20v658l-20-10z", "#F6D2A0"),
    stipple(sheet, wall, palette.night, [0, 0, 1, 0.2], 0.7, 20),
    path("M806 528h414v120H806z", "#7C6684") + path("M786 524l20 4v120l-20-10z", "#C79A88"),
    stroke(`M806 568h414M806 608h414${blocks.join("")}`, "#54466C", 3),
    path("M842 648V420a76 76 0 0 1 152 0v228h-10V420a66 66 0 0 0-132 0v228z", "#FFE7B8"),
    path(door, warm),
    sheet.clip(
      door,
      shelf(866, 452, 6, 0) +
        shelf(866, 502, 6, 2) +
        shelf(866, 552, 6, 4) +
        rect(852, 580, 132, 70, "#B5643C") +
        rect(852, 576, 132, 9, "#E9B27C") +
        circle(918, 386, 15, "#FFFDF0") +
        rect(852, 340, 20, 310, "#2E7C86") +
        path("M872 340l12 14v294h-12z", palette.deep),
    ),
    rect(1034, 396, 146, 120, "#FFE7B8") + rect(1042, 404, 130, 104, warm),
    shelf(1056, 450, 6, 1) + shelf(1056, 500, 6, 3),
    stroke("M1107 404v104", "#2E7C86", 5),
    stroke("M1034 520h150", "#54466C", 6),
    circle(
      1107,
      312,
      92,
      sheet.radial(1107, 312, 92, [
        [0, "#FFE3A0", 0.8],
        [1, "#FFE3A0", 0],
      ]),
    ),
    stroke("M1107 250v34", palette.night, 5) +
      path("M1088 290h38l-6 50h-26z", "#FFF3CC") +
      path("M1082 292q25-26 50 0zM1092 340h30l-8 10h-14z", palette.night) +
      stroke("M1107 288v52M1090 290l5 50M1124 290l-5 50", palette.night, 3),
    balcony(),
    path("M842 170H1220v30H842z", palette.night, 'opacity=".3"'),
    circle(
      768,
      300,
      150,
      sheet.radial(768, 300, 150, [
        [0, "#7BE08A", 0.6],
        [1, "#7BE08A", 0],
      ]),
    ),
    stroke("M806 240h-38v10", palette.night, 5),
    place(
      path(cross, "#123F32") +
        place(path(cross, "#3FBF6A"), -3, -2, 0.9) +
        place(path(cross, "#C9F7C4"), -3, -2, 0.55),
      768,
      302,
      1.1,
    ),
  ].join("");
}

/** The blue wooden balcony of the floor above. */
function balcony(): string {
  const blue = "#2F6A9A";
  const posts = Array.from({ length: 14 }, (_, index) => `M${850 + index * 28} 86v64`);
  return [
    rect(842, -10, 390, 90, "#5A4A6E"),
    rect(900, -10, 70, 90, "#FFD98A") + rect(1080, -10, 70, 90, "#FFD98A"),
    stroke("M935-10v90M1115-10v90", "#274E7C", 5),
    rect(830, 74, 400, 14, mix(blue, palette.salt, 0.2)),
    stroke(posts.join(""), blue, 9),
    rect(830, 146, 400, 22, blue) + rect(830, 146, 400, 7, mix(blue, palette.salt, 0.3)),
    path("M870 168l14 26h10v-26zM1020 168l14 26h10v-26zM1170 168l14 26h10v-26z", "#23456E"),
    ...[880, 990, 1060, 1160].map(
      (x) =>
        path(`M${x} 74l5-26h30l5 26z`, palette.terracotta) +
        path(`M${x + 24} 74v-26h11l5 26z`, palette.brick) +
        path(
          discs([
            [x + 6, 40, 13],
            [x + 22, 32, 15],
            [x + 36, 42, 12],
          ]),
          palette.coca,
        ) +
        path(
          discs([
            [x, 36, 5],
            [x + 14, 26, 6],
            [x + 30, 32, 5],
            [x + 40, 40, 5],
            [x + 22, 42, 5],
          ]),
          "#E0604A",
        ),
    ),
    stroke("M842-10v90M1020-10v90M1200-10v90", blue, 12),
  ].join("");
}
