import { apartmentBlocks } from "../../motifs/buildings/apartment-blocks.ts";
import { awning, basket } from "../../motifs/objects/market.ts";
import { coin, coinPile, note } from "../../motifs/objects/money.ts";
import { noteReader } from "../../motifs/people/note-reader.ts";
import { lime } from "../../motifs/food/produce.ts";
import { mix, palette } from "../../engine/palette.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { skin } from "../../motifs/people/face.ts";
import { sky } from "../../motifs/sky/sky.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { townsman, townswoman } from "../../motifs/people/townsfolk.ts";
import { weave } from "../../motifs/objects/textile.ts";

/** A juice stall in Lima's market: a customer holds out a large note, the seller looks at another against the lamp. */
export function aDayInSoles(sheet: Sheet): string {
  return [
    hall(sheet),
    stall(sheet),
    counter(sheet),
    customer(sheet),
    goods(),
    awning(330, -14, 900, 92, 12, palette.terracotta),
    paperGrain(sheet),
  ].join("");
}

/** The market hall: iron trusses, morning light from the street on the left, other stalls far off. */
function hall(sheet: Sheet): string {
  const trusses = [0, 1, 2].map((index) => {
    const y = 70 + index * 62;
    return `M-20 ${y + 40}L180 ${y}L400 ${y + 40}M-20 ${y + 40}H400M60 ${y + 24}v16M120 ${y + 12}v28M180 ${y}v40M240 ${y + 12}v28M300 ${y + 24}v16`;
  });
  return [
    sky(sheet, [
      [0, "#2F6E80"],
      [0.4, "#E9C68A"],
      [0.7, "#F9E2AE"],
    ]),
    path(
      "M-20 210H420V560H-20z",
      sheet.gradient([
        [0, "#BFE0DA"],
        [1, "#FBEBC4"],
      ]),
    ),
    apartmentBlocks(
      { from: -20, to: 430, yFrom: 336, yTo: 330, count: 10, size: 1.9, seed: 5 },
      { lit: "#DCCBA6", dark: "#B3A58E", window: "#8FA6A8" },
    ),
    ...trusses.map((truss, index) => stroke(truss, mix("#1F4E5E", "#6E9A98", index / 3), 7 - index * 1.6)),
    path("M-20-20L120-20L330 560L-20 560z", "#FFF6D8", 'opacity=".3"'),
    path("M180-20h70L420 470V560h-40z", "#FFF6D8", 'opacity=".22"'),
    awning(-30, 330, 190, 40, 7, palette.sea) + awning(180, 344, 150, 34, 6, palette.sun),
    rect(-20, 410, 190, 90, "#B9794A") + rect(196, 414, 128, 80, "#A86A3E"),
    place(basket([palette.terracotta, palette.sun, "#D98C3A"], 4), 60, 420, 0.7) +
      place(basket([palette.leaf, palette.coca], 9), 256, 422, 0.6),
    stand(townswoman({ dress: palette.maize }), 186, 540, 170) +
      stand(townsman({ coat: palette.dusk }), 318, 528, 150),
    rect(-20, 500, 420, 70, "#C9A06A"),
  ].join("");
}

/** The stall's back: shelves of fruit and jars, a bulb, bananas on a hook. */
function stall(sheet: Sheet): string {
  const wall = "M352 60H1220V560H352z";
  const row = (y: number, inks: readonly string[], from: number, to: number, r: number) => {
    const count = Math.floor((to - from) / (r * 1.9));
    return Array.from({ length: count }, (_, index) => {
      const ink = inks[index % inks.length] ?? palette.sun;
      const x = from + r + index * r * 1.9;
      return (
        circle(x, y - r, r, mix(ink, palette.night, 0.3)) +
        circle(x - 2, y - r - 2, r * 0.9, ink) +
        ellipse(x - r * 0.35, y - r * 1.4, r * 0.3, r * 0.2, "#FFF", 'opacity=".5"')
      );
    }).join("");
  };
  const shelf = (y: number) => rect(372, y, 828, 13, "#8A5433") + rect(372, y, 828, 4, "#C48A54");
  const jar = (x: number, y: number, ink: string) =>
    rect(x - 20, y - 62, 40, 62, mix(ink, "#FFFFFF", 0.25), 'rx="7"') +
    rect(x + 4, y - 60, 14, 58, palette.night, 'opacity=".18" rx="5"') +
    rect(x - 17, y - 74, 34, 14, palette.terracotta, 'rx="3"') +
    rect(x - 14, y - 54, 5, 44, "#FFF", 'opacity=".6" rx="2"');
  const banana = (turn: number) =>
    place(
      path("M0 0q26 40 4 84-8 4-10-4 10-40-6-74z", palette.sun) +
        path("M2 4q24 40 2 80-4 0-6-2 14-40-4-76z", "#C98A2C"),
      470,
      96,
      1,
      1,
      turn,
    );
  return [
    path(
      wall,
      sheet.gradient([
        [0, "#1F5E6E"],
        [1, "#2E7C86"],
      ]),
    ),
    path("M352 60h18v500h-18z", "#F3E3C4"),
    stipple(sheet, wall, palette.night, [0, 0, 1, 0.4], 0.6, 22),
    circle(
      800,
      190,
      250,
      sheet.radial(800, 190, 250, [
        [0, "#FFE9A6", 0.75],
        [0.4, "#FFE0A0", 0.3],
        [1, "#FFE0A0", 0],
      ]),
    ),
    shelf(262) + shelf(388),
    row(262, [palette.terracotta, "#D98C3A"], 540, 690, 21) +
      row(228, [palette.sun, "#D98C3A"], 560, 670, 20),
    row(262, ["#7A2C4A", palette.maize], 960, 1180, 19) + row(232, ["#8A3F6E"], 990, 1150, 18),
    row(388, [palette.leaf, palette.coca], 390, 560, 22) + row(354, [palette.leaf], 412, 540, 20),
    jar(960, 388, palette.sun) +
      jar(1014, 388, "#B5482A") +
      jar(1068, 388, palette.maize) +
      jar(1122, 388, palette.coca) +
      jar(1174, 388, palette.sun),
    ...[-26, -10, 6, 22].map(banana),
    stroke("M470 70v30", palette.night, 4),
    stroke("M800 70v92", palette.night, 4) +
      path("M784 160h32l-6 20h-20z", palette.night) +
      circle(800, 196, 22, "#FFF6DC") +
      circle(800, 196, 44, "#FFE9A6", 'opacity=".4"'),
  ].join("");
}

function counter(sheet: Sheet): string {
  const top = "M300 548H1230V640H280z";
  return [
    place(noteReader(sheet), 694, 566, 1.62),
    path(top, "#D9A264") + path("M300 548H1230v9H299z", "#F6D29A"),
    stroke("M292 592H1230M286 616H1230", "#A86A3E", 2.6),
    stipple(sheet, top, palette.night, [0, 0, 0.2, 1], 0.6, 20),
    path("M280 640H1230V780H280z", palette.bark),
    weave(280, 640, 950, [
      ["plain", 10, palette.sun],
      ["diamonds", 44, palette.maize, palette.glow],
      ["plain", 8, palette.sea],
      ["zigzag", 36, palette.terracotta, palette.sand],
      ["plain", 8, palette.sun],
      ["plain", 30, palette.indigo],
    ]),
  ].join("");
}

/** The customer's back at the left, an arm out over the counter. */
function customer(sheet: Sheet): string {
  const back = smooth("-40 780!, -34 600, 10 500, 90 462, 190 462, 262 500, 300 596, 312 780!");
  return [
    place(note("#8A3F6E"), 500, 532, 0.92, 0.92, -12),
    stroke("M262 560q80 26 150-8", "#C2572F", 62) +
      stroke("M404 554l34-12", skin.lit, 32) +
      stroke("M436 540q16-6 30-8M438 552q14 0 26-4", skin.lit, 13),
    path(back, "#C2572F"),
    sheet.clip(
      back,
      path("M170 440q80 160 40 360h130V440z", palette.night, 'opacity=".24"') +
        path("M20 500q110-40 220 0l10 300H10z", palette.indigo) +
        path("M150 470q90 120 60 330h60V480z", palette.night, 'opacity=".2"') +
        stroke("M40 520v260M220 520v260", palette.sun, 9),
    ),
    rect(112, 410, 56, 66, skin.shade),
    blob("84 340, 92 280, 140 256, 190 280, 198 340, 186 410, 140 432, 96 410", palette.bark),
    ellipse(140, 318, 112, 26, palette.sand) + ellipse(150, 322, 100, 18, palette.night, 'opacity=".14"'),
    path("M72 314q4-86 68-88 64 2 68 88-68 18-136 0z", palette.straw),
    path("M150 226q54 8 58 88-20 8-50 10 18-50-8-98z", palette.night, 'opacity=".16"'),
    path("M71 304q68 20 138 0v14q-68 18-138 0z", palette.terracotta),
  ].join("");
}

function goods(): string {
  const glass =
    path("M-34-122h68l-9 122h-50z", palette.salt, 'opacity=".5"') +
    path("M-31-98h62l-7 92h-48z", "#F09A3A") +
    path("M4-98h27l-7 92H6z", palette.terracotta, 'opacity=".45"') +
    ellipse(0, -98, 31, 7, "#FBC26A") +
    ellipse(0, -122, 34, 8, "none", `stroke="${palette.salt}" stroke-width="3"`) +
    stroke("M14-100l16-62", palette.terracotta, 5) +
    stroke("M-24-112q4 50 6 96", "#FFF", 4, 'opacity=".6"');
  const orange = (x: number, y: number, r: number) =>
    ellipse(x + 6, y, r, r * 0.26, palette.night, 'opacity=".3"') +
    circle(x, y - r, r, "#C86A22") +
    circle(x - 3, y - r - 3, r * 0.92, "#F09A3A") +
    ellipse(x - r * 0.35, y - r * 1.45, r * 0.28, r * 0.18, "#FFF", 'opacity=".6"');
  const papaya =
    ellipse(8, 24, 92, 13, palette.night, 'opacity=".3"') +
    blob("-96 6, -70 -32, 0 -42, 70 -26, 98 8, 60 26, -50 26", "#D98C3A") +
    blob("-80 2, -58 -22, 0 -30, 58 -18, 82 6, 40 16, -40 16", "#F2884A") +
    blob("-46 -2, -20 -14, 30 -10, 46 2, 10 8, -26 8", "#C2572F") +
    [-30, -14, 4, 20, 34, -4].map((x, index) => circle(x, index % 2 ? 1 : -6, 4.6, palette.night)).join("");
  return [
    place(glass, 646, 604, 1),
    place(papaya, 900, 590, 1.05),
    orange(1034, 606, 32) + orange(1092, 612, 34) + orange(1064, 570, 30),
    place(lime(true), 1160, 598, 0.5),
    place(coinPile(5), 724, 622, 0.66) + place(coinPile(3, "gold"), 786, 628, 0.66),
    place(coin(), 690, 632, 0.5, 0.22) + place(coin("gold"), 824, 624, 0.46, 0.2),
  ].join("");
}
