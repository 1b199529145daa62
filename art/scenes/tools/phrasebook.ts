import { chili, lime } from "../../motifs/food/produce.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { blob, circle, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { awning, basket } from "../../motifs/objects/market.ts";
import { coin } from "../../motifs/objects/money.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { kneelingWoman } from "../../motifs/people/kneeling-woman.ts";
import { sky } from "../../motifs/sky/sky.ts";

/** At a market stall: a traveller asks for an avocado, the market woman says what it costs, both in drawn speech bubbles. */
export function phrasebook(sheet: Sheet): string {
  return [
    village(sheet),
    posts(),
    place(kneelingWoman(sheet, palette.salt, palette.terracotta, palette.indigo), 800, 596, 3.3),
    counter(sheet),
    goods(),
    stand(hiker({ jacket: palette.sea, pack: palette.sun, hat: palette.sand }), 336, 1010, 640),
    awning(-30, -14, 1260, 96, 15, palette.terracotta),
    bubble(338, 252, 1, 30),
    place(avocado(), 338, 248, 0.86),
    bubble(1000, 262, -1, -128),
    place(coin(), 964, 260, 0.76) + place(coin("gold"), 1042, 272, 0.62),
    paperGrain(sheet),
  ].join("");
}

/** The hills and roofs of a highland town behind the stall. */
function village(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#3E94A6"],
      [0.32, "#BFE0D2"],
      [0.5, "#FBEFCB"],
    ]),
    path(
      smooth("-20 330!, 90 250, 190 210, 300 262, 420 226, 560 300, 640 330!, 640 560!, -20 560!"),
      "#8FA7A8",
    ),
    path(smooth("190 210!, 300 262, 420 226, 560 300, 640 330!, 640 560!, 250 560!, 230 330"), "#7C9596"),
    path(
      smooth(
        "260 440!, 420 376, 560 300, 700 250, 820 196, 940 250, 1080 230, 1230 330!, 1230 560!, 260 560!",
      ),
      "#A6B48A",
    ),
    path(smooth("820 196!, 940 250, 1080 230, 1230 330!, 1230 560!, 860 560!, 880 340"), "#8B9F74"),
    path(smooth("-20 420!, 180 388, 420 404, 640 392, 860 410, 1230 384!, 1230 620!, -20 620!"), "#C9B77C"),
    hillTown(
      [
        [20, 436, 210, 34],
        [430, 424, 260, 30],
        [940, 430, 280, 34],
        [-10, 476, 200, 40],
        [470, 470, 220, 40],
        [960, 478, 260, 42],
      ],
      { wall: "#F3E3C2", wallShade: "#CDB48E", roof: "#C0643E", roofShade: "#8F4430", dark: "#5A3A34" },
      4,
    ),
  ].join("");
}

function posts(): string {
  return stroke("M44 70v500M1156 70v500", "#8A5433", 22) + stroke("M38 70v500M1150 70v500", "#B9794A", 8);
}

function counter(sheet: Sheet): string {
  const top = "M-20 540h1240v150H-20z";
  const cloth = Array.from({ length: 31 }, (_, index) => `M${index * 40 - 20} 690l20 30 20-30z`).join("");
  return [
    path(top, "#B9794A"),
    stroke("M-20 584h1240M-20 634h1240", "#8A5433", 3),
    stipple(sheet, top, palette.night, [0, 0, 0.1, 1], 0.7, 20),
    path("M-20 680h1240v90H-20z", palette.indigo) + path(cloth, palette.sun),
    path("M-20 678h1240v12H-20z", palette.terracotta),
    stroke("M-20 736h1240", palette.rose, 11, 'stroke-dasharray="1 26"'),
  ].join("");
}

function goods(): string {
  const palta = (x: number, y: number, size: number, turn: number) =>
    place(ellipse(8, 38, 56, 16, palette.night, 'opacity=".3"') + fruit(), x, y, size, size, turn);
  return [
    place(basket([palette.sun, "#E58A34", palette.terracotta], 5), 610, 640, 1.3),
    place(basket(["#9C3A5E", palette.maize, "#C65A6E"], 11), 1080, 640, 1.35),
    palta(712, 606, 0.66, -20) +
      palta(770, 616, 0.62, 24) +
      palta(828, 604, 0.66, -8) +
      palta(884, 618, 0.6, 14),
    palta(742, 568, 0.6, 10) + palta(800, 566, 0.62, -16) + palta(856, 570, 0.58, 6),
    place(lime(true), 950, 640, 0.4) + place(lime(false), 982, 622, 0.38),
    place(chili(palette.terracotta, palette.brick), 500, 650, 0.5, 0.5, 6),
    place(chili(palette.sun, "#C4761F"), 160, 646, 0.56, 0.56, -6),
    place(basket([palette.coca, palette.leaf, palette.moss], 3), 92, 640, 1.1),
  ].join("");
}

/** A whole avocado, 90 units wide and 110 high, its middle at 0, 0. */
function fruit(): string {
  return (
    blob("-40 18, -30 -20, -12 -52, 6 -56, 20 -44, 34 -10, 42 22, 24 48, -10 52, -32 42", palette.moss) +
    blob("-34 16, -26 -18, -10 -46, 2 -48, 2 -20, -4 20, -14 42, -30 34", "#4E6E42") +
    ellipse(-16, -14, 5, 12, palette.leaf, 'transform="rotate(18 -16 -14)"')
  );
}

/** An avocado cut in two, both halves side by side, 170 units wide and 130 high. */
function avocado(): string {
  const half = (x: number, turn: number, inside: string) =>
    place(
      blob("-44 18, -32 -22, -12 -56, 12 -56, 32 -22, 44 18, 26 52, -26 52", palette.moss) +
        blob("-37 18, -26 -20, -10 -48, 10 -48, 26 -20, 37 18, 22 45, -22 45", "#A9BC52") +
        blob("-29 18, -20 -16, -7 -38, 7 -38, 20 -16, 29 18, 17 37, -17 37", "#EEE6A0") +
        inside,
      x,
      0,
      1,
      1,
      turn,
    );
  return (
    half(-48, -8, circle(1, 16, 21, palette.bark) + circle(-4, 11, 11, "#7A4A34")) +
    half(48, 10, circle(0, 16, 20, "#C4B25C") + circle(3, 19, 16, "#D9CB7C"))
  );
}

/** A speech bubble 250 × 170 units, its middle at `x`, `y`; its tail leans by `lean` and ends below it. `side` is where its shade falls. */
function bubble(x: number, y: number, side: 1 | -1, lean: number): string {
  const shape = "-128 -4, -112 -62, -50 -88, 50 -88, 112 -62, 128 -4, 112 54, 50 82, -50 82, -112 54";
  const tail = (ink: string, more = "") => path(`M${-34 * side} 66L${lean} 140 ${26 * side} 66z`, ink, more);
  const shade = 'opacity=".28" transform="translate(9 11)"';
  return place(
    blob(shape, palette.night, shade) +
      tail(palette.night, shade) +
      tail(palette.salt) +
      blob(shape, palette.salt) +
      path(smooth("-112 54!, -50 82, 50 82, 112 54!, 50 70, -50 70"), mix(palette.salt, palette.stone, 0.45)),
    x,
    y,
  );
}
