import { paper, stipple } from "../grain.ts";
import { cajon, charango, siku } from "../instruments.ts";
import { mix, palette } from "../palette.ts";
import { land, ridge } from "../ridge.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";

/** Cajón, siku and charango in front of a sun whose rings run out over the hills like sound. */
export function music(sheet: Sheet): string {
  return [rings(sheet), hills(sheet), ground(sheet), still(sheet), paper(sheet)].join("");
}

function rings(sheet: Sheet): string {
  const inks = [
    "#8E2F26",
    "#A23A28",
    palette.terracotta,
    "#C6602F",
    "#D57B35",
    "#E0923A",
    palette.sun,
    "#F0BC5C",
    palette.glow,
  ];
  const discs = inks.map((ink, index) => circle(600, 400, 720 - index * 74, ink));
  const beats = stroke(
    "M600 400m-164 0a164 164 0 0 1 328 0M600 400m-238 0a238 238 0 0 1 476 0M600 400m-386 0a386 386 0 0 1 772 0",
    "#FFF1CC",
    3,
    'stroke-dasharray="1 18" opacity=".8"',
  );
  return (
    rect(0, 0, 1200, 750, "#7A2C22") +
    discs.join("") +
    circle(600, 400, 92, "#FFF1CC") +
    beats +
    rect(
      0,
      0,
      1200,
      500,
      sheet.gradient([
        [0, palette.maize, 0.45],
        [0.7, palette.maize, 0],
      ]),
    )
  );
}

function hills(sheet: Sheet): string {
  const far = ridge({ y: 470, swing: 60, seed: 45, wave: 520, pointed: 0.7 });
  const near = ridge({ y: 530, swing: 50, seed: 52, wave: 640, pointed: 0.4 });
  const front = smooth("-20 560!, 200 540, 420 560, 640 590, 860 570, 1220 530!, 1220 700!, -20 700!");
  return [
    land(far, mix(palette.mauve, palette.clay, 0.35)),
    land(near, palette.dusk),
    path(front, palette.indigo),
    stipple(sheet, front, palette.night, [0, 0, 0.3, 1]),
  ].join("");
}

function ground(sheet: Sheet): string {
  const floor = smooth("-20 640!, 1220 640!, 1220 770!, -20 770!");
  const tiles = Array.from(
    { length: 15 },
    (_, index) => `M${600 + (index - 7) * 96} 640L${600 + (index - 7) * 190} 760`,
  ).join("");
  return (
    path(floor, "#D9A066") +
    stroke(`${tiles}M0 664h1200M0 704h1200`, palette.terracotta, 2.5, 'opacity=".5"') +
    path("M0 640h1200v8H0z", palette.brick, 'opacity=".5"') +
    stipple(sheet, floor, palette.brick, [0, 0, 0.5, 1])
  );
}

function still(sheet: Sheet): string {
  return [
    path("M440 690L740 706 1010 690 900 668 700 664z", palette.night, 'opacity=".4"'),
    ellipse(350, 704, 140, 14, palette.night, 'opacity=".4"'),
    place(charango(sheet), 330, 700, 1.15, 1.15, -10),
    place(cajon(sheet), 450, 690, 1.12),
    path("M860 722q110-30 240-8l30 10q-140 20-270-2z", palette.night, 'opacity=".4"'),
    place(siku(), 962, 372, -1.08, 1.08, -11),
    quena(),
  ].join("");
}

function quena(): string {
  const tube =
    rect(0, 0, 300, 20, "#E9C880") +
    rect(0, 11, 300, 9, "#B98D48") +
    [60, 98, 136, 172, 206, 240].map((x) => ellipse(x, 7, 6, 4.5, palette.bark)).join("") +
    rect(30, -2, 12, 24, palette.terracotta) +
    rect(268, -2, 12, 24, palette.terracotta) +
    ellipse(300, 10, 5, 10, palette.bark);
  return path("M90 738l300-10 6 10-300 12z", palette.night, 'opacity=".35"') + place(tube, 84, 720, 1, 1, -2);
}
