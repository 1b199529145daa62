import { bronzeFountain } from "../../motifs/buildings/bronze-fountain.ts";
import { building, type Eye } from "../../engine/building.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { datePalm } from "../../motifs/plants/date-palm.ts";
import { flowerBed } from "../../motifs/plants/flower-bed.ts";
import { flyingPigeons } from "../../motifs/animals/flying-pigeon.ts";
import { paperGrain } from "../../engine/grain.ts";
import { archbishopsPalace, limaCathedral } from "../../motifs/churches/lima-cathedral.ts";
import { palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import { plazaArcade } from "../../motifs/buildings/plaza-arcade.ts";
import { path, place, rect, stroke } from "../../engine/shapes.ts";
import { shadyArch } from "../../motifs/buildings/shady-arch.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, rays, sky } from "../../motifs/sky/sky.ts";
import { streetLamp } from "../../motifs/buildings/street-lamp.ts";
import { flock, pigeons } from "../../motifs/people/townsfolk.ts";

const eye: Eye = { x: 640, y: 512, focal: 900, height: 3.4 };
const shadow = "#5B3550";

/** The main square of Lima out of the shade of an arcade: the bronze fountain, the cathedral in the haze, the yellow side with its balconies. */
export function plazaMayor(sheet: Sheet): string {
  return [
    back(sheet),
    square(sheet),
    plazaArcade(building(eye, 15, 94, 90), 74),
    gardens(),
    people(),
    place(bronzeFountain(sheet), 366, 644, 0.98),
    birds(),
    shadyArch(sheet),
    paperGrain(sheet),
  ].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#24637F"],
      [0.3, "#7DB5B4"],
      [0.64, "#FBE3AE"],
    ]),
    rays(-60, 60, 1500, 22, "#FFF3CF", 0.08),
    cloudscape(
      sheet,
      [
        [300, 250, 380, 80],
        [880, 190, 340, 60],
      ],
      { light: "#FFF6E0", shade: "#E5DFCB" },
      10,
    ),
    archbishopsPalace(building(eye, -54, 100)),
    limaCathedral(building(eye, -25.5, 100)),
    mist(sheet, 300, 270, "#FBE3AE", 0.4),
  ].join("");
}

function square(sheet: Sheet): string {
  const rows = [556, 570, 592, 624, 668].map((y) => `M0 ${y}h1200`).join("");
  const lines = Array.from({ length: 11 }, (_, index) => {
    const aside = index - 5;
    return `M${640 + aside * 52} 548l${aside * 300} 172`;
  });
  return [
    rect(
      0,
      540,
      1200,
      220,
      sheet.gradient([
        [0, "#F7DCA8"],
        [1, "#D09B62"],
      ]),
    ),
    stroke(rows + lines.join(""), "#B07F52", 1.4, 'opacity=".6"'),
  ].join("");
}

function gardens(): string {
  const inks = [palette.bark, "#7FA04E", palette.moss] as const;
  return [
    flowerBed(eye, 1.5, 62, 9, 12),
    flowerBed(eye, -27, 62, 20, 12),
    datePalm(756, 578, 140, ...inks),
    datePalm(800, 574, 108, ...inks),
    flowerBed(eye, -24, 43, 10, 8),
    datePalm(196, 596, 250, ...inks),
    streetLamp(690, 586, 116),
    streetLamp(560, 586, 116),
  ].join("");
}

function people(): string {
  return [
    path("M350 652l150-2 110-10 190-16 30-8 90 0 10-6-130-6-150 8-260 6z", shadow, 'opacity=".45"'),
    passersBy([
      [606, 578, 38, palette.indigo],
      [626, 580, 36, palette.salt, palette.terracotta],
      [730, 604, 50, palette.sea],
      [820, 590, 42, palette.salt, palette.maize],
      [838, 592, 44, palette.terracotta],
      [876, 612, 54, palette.sand],
      [270, 588, 42, palette.terracotta],
      [660, 640, 70, palette.sun, palette.indigo],
      [690, 644, 46, palette.terracotta],
    ]),
  ].join("");
}

function birds(): string {
  return [
    pigeons(
      [
        [560, 690, 0.9, 1],
        [618, 700, 1, -1],
        [512, 702, 1, -1],
        [740, 682, 0.8, 1],
        [792, 694, 0.9, -1],
      ],
      "#83839A",
      palette.indigo,
    ),
    flyingPigeons(
      [
        [560, 450, 0.42, 30, -1, "up"],
        [640, 392, 0.36, 20, -1, "spread"],
        [632, 316, 0.3, 40, -1, "down"],
      ],
      { body: "#EFE7DA", wing: "#FFFBF0", shade: "#A79FB4" },
    ),
    flock(
      [
        [606, 206, 22],
        [576, 176, 17],
        [640, 168, 15],
      ],
      palette.indigo,
    ),
  ].join("");
}
