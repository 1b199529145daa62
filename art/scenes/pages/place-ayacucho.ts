import { archway } from "../../motifs/churches/bell-tower.ts";
import { candleThrone } from "../../motifs/objects/candle-throne.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import { createRandom } from "../../engine/random.ts";
import { kneelingWoman } from "../../motifs/people/kneeling-woman.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky } from "../../motifs/sky/sky.ts";

/** Easter Sunday before sunrise on the square of Ayacucho: the candles come, the carpet lies ready. */
export function placeAyacucho(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#1E2A5A"],
      [0.3, "#5A5A92"],
      [0.5, "#D98A7A"],
      [0.6, "#F6C98A"],
    ]),
    heavens(),
    hills(sheet),
    arcade(840, false),
    arcade(-40, true),
    cathedral(),
    square(sheet),
    glow(),
    place(candleThrone(), 640, 552, 0.92),
    carpet(sheet),
    women(sheet),
    paperGrain(sheet),
  ].join("");
}

function heavens(): string {
  const random = createRandom(11);
  const stars = Array.from({ length: 46 }, () =>
    circle(
      Math.round(random(0, 1200)),
      Math.round(random(8, 210)),
      random(1, 2.4),
      "#F8EFD8",
      'opacity=".8"',
    ),
  );
  const burst = (x: number, y: number, size: number, ink: string) =>
    stroke(
      Array.from({ length: 12 }, (_, at) => {
        const turn = (at / 12) * 2 * Math.PI;
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        return `M${Math.round(x + c * size * 0.4)} ${Math.round(y + s * size * 0.4)}L${Math.round(x + c * size)} ${Math.round(y + s * size)}`;
      }).join(""),
      ink,
      4,
    ) + circle(x, y, 5, "#FFF3CF");
  return [
    ...stars,
    circle(1080, 96, 34, "#FBF1D8"),
    circle(1066, 88, 30, "#303868"),
    burst(930, 150, 44, "#F0C45A"),
    burst(1000, 70, 26, "#E58FA8"),
    burst(452, 92, 34, "#F6A36A"),
  ].join("");
}

function hills(sheet: Sheet): string {
  return [
    path(
      smooth(
        "-20 330!, 120 270, 260 296, 420 240, 560 282, 720 230, 880 280, 1040 226, 1220 270!, 1220 460!, -20 460!",
      ),
      sheet.gradient([
        [0.3, "#6A5A8E"],
        [0.6, "#A8788E"],
      ]),
    ),
    path(smooth("-20 380!, 200 340, 420 366, 640 330, 900 362, 1220 326!, 1220 460!, -20 460!"), "#5A4A78"),
    ...[
      [560, 350],
      [604, 342],
      [700, 346],
      [752, 352],
      [806, 356],
      [520, 360],
    ].map(([x = 0, y = 0]) => rect(x, y, 5, 5, "#F7D98A")),
  ].join("");
}

/** One side of the square: arches below and above, lamps between them. */
function arcade(left: number, mirrored: boolean): string {
  const bays = Array.from({ length: 5 }, (_, at) => 44 + at * 80);
  const drawing = [
    path("M0 548V300L420 336V530z", "#B9785A"),
    path("M0 300l420 36v-18L-14 278z", "#7A3A2E"),
    path("M0 420l420 6v8L0 432z", "#8E5848"),
    ...bays.map((x, at) => {
      const shrink = 1 - at * 0.045;
      return (
        path(archway(x, 546 - at * 3.4, 54 * shrink, 96 * shrink), "#3A2440") +
        path(archway(x, 412 + at * 2.4, 34 * shrink, 66 * shrink), at % 2 ? "#F3C272" : "#46304E") +
        circle(x + 40, 478, 6, "#FFE7A6") +
        circle(x + 40, 478, 14, "#FFE7A6", 'opacity=".22"')
      );
    }),
  ].join("");
  return mirrored ? place(drawing, left, 0, 1) : place(drawing, left + 420, 0, -1, 1);
}

/** Cathedral of two towers, lit from below by what comes out of it. */
function cathedral(): string {
  const tower = (x: number) =>
    place(
      [
        rect(-52, -300, 104, 300, "#C98A78"),
        rect(18, -300, 34, 300, "#8E5A62"),
        rect(-60, -312, 120, 14, "#E5B29A"),
        rect(-44, -376, 88, 64, "#C98A78"),
        rect(16, -376, 28, 64, "#8E5A62"),
        path(archway(-18, -316, 22, 46) + archway(16, -316, 22, 46), "#2E2040"),
        rect(-52, -388, 104, 13, "#E5B29A"),
        path("M-40-388q0-44 40-50 40 6 40 50z", "#A8584A"),
        path("M8-388q8-30-8-50 40 6 40 50z", "#6E3A42"),
        stroke("M0-438v-26M-9-452h18", "#2E2040", 4),
        path(archway(0, -210, 26, 50), "#2E2040"),
        ellipse(0, -120, 18, 22, "#F3C272"),
        path("M-50-388l5-26 5 26zM40-388l5-26 5 26z", "#E5B29A"),
      ].join(""),
      x,
      520,
      0.92,
    );
  return [
    rect(470, 262, 340, 258, "#D69A82"),
    path("M470 262h340v-12q-60-6-90-40-50-30-80-30t-80 30q-30 34-90 40z", "#D69A82"),
    path("M640 180q30 0 80 30 30 34 90 40v12H700z", "#A86A68"),
    rect(700, 262, 110, 258, "#A86A68"),
    stroke("M476 270H806M476 380H806", "#F0C4A6", 6),
    circle(640, 318, 30, "#2E2040") +
      circle(640, 318, 22, "#F3C272") +
      stroke("M618 318h44M640 296v44", "#2E2040", 4),
    path(archway(640, 520, 130, 170), "#2E2040"),
    path(archway(640, 520, 108, 152), "#F7D98A"),
    tower(416),
    tower(864),
  ].join("");
}

function square(sheet: Sheet): string {
  const ground = "M-20 516H1220V770H-20z";
  return [
    path(
      ground,
      sheet.gradient([
        [0.68, "#A87A7E"],
        [1, "#5A4668"],
      ]),
    ),
    stroke(
      [540, 574, 622, 690].map((y) => `M-20 ${y}H1220`).join("") +
        [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
          .map((at) => `M${640 + at * 90} 516L${640 + at * 210} 770`)
          .join(""),
      "#4A3858",
      3,
      'opacity=".4"',
    ),
    stipple(sheet, ground, "#2A2040", [0, 0, 0, 1], 0.35, 18),
    passersBy(
      [
        [150, 560, 74, "#3A4A6E"],
        [206, 566, 78, "#8E4A6E", "#C4472E"],
        [268, 560, 72, "#4F7A4A"],
        [330, 570, 80, "#C98A4A", "#2F6E86"],
        [950, 566, 78, "#C4472E", "#5A2144"],
        [1006, 560, 72, "#3A4A6E"],
        [1066, 570, 80, "#E0B23C", "#4F7A4A"],
        [1126, 562, 74, "#6A4A34"],
        [90, 570, 80, "#D96FA6", "#26305C"],
      ],
      0.2,
    ),
  ].join("");
}

/** Light of some thousand candles. */
function glow(): string {
  return [340, 270, 200].map((radius) => circle(640, 330, radius, "#FFE9A8", 'opacity=".13"')).join("");
}

/** The carpet that is about to be walked over, in its frame. */
function carpet(sheet: Sheet): string {
  const whole = "M430 606H850L990 770H290z";
  const flower = (x: number, y: number, size: number, ink: string) =>
    place(
      [0, 1, 2, 3, 4, 5]
        .map((at) => {
          const turn = (at / 6) * 2 * Math.PI;
          return ellipse(Math.round(Math.cos(turn) * 13), Math.round(Math.sin(turn) * 7), 10, 6, ink);
        })
        .join("") + ellipse(0, 0, 8, 5, "#F0C34A"),
      x,
      y,
      size,
    );
  const border = Array.from({ length: 9 }, (_, at) => {
    const share = at / 8;
    return [
      flower(430 + 26 - share * 132, 620 + share * 146, 0.7 + share * 0.7, at % 2 ? "#D9482E" : "#E58FA8"),
      flower(850 - 26 + share * 132, 620 + share * 146, 0.7 + share * 0.7, at % 2 ? "#E58FA8" : "#D9482E"),
    ].join("");
  });
  return [
    path(whole, "#2F7A5A"),
    path("M452 614H828L944 770H336z", "#F6EEDA"),
    path("M470 622H810L912 770H368z", "#2E6FA0"),
    sheet.clip(
      "M470 622H810L912 770H368z",
      [
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) => {
          const turn = (at / 8) * 2 * Math.PI;
          return path(
            `M640 696L${Math.round(640 + Math.cos(turn - 0.16) * 230)} ${Math.round(696 + Math.sin(turn - 0.16) * 100)}L${Math.round(640 + Math.cos(turn + 0.16) * 230)} ${Math.round(696 + Math.sin(turn + 0.16) * 100)}z`,
            "#F0C34A",
          );
        }),
        ellipse(640, 696, 122, 56, "#D9482E"),
        ellipse(640, 696, 106, 48, "#FBE7B0"),
      ].join(""),
    ),
    // A dove.
    path(
      smooth(
        "560 700!, 600 690, 622 660, 640 656, 634 680, 664 676, 712 654, 690 690, 668 708, 640 722, 604 716, 580 706",
      ),
      "#FFFFFF",
    ),
    path(smooth("560 700!, 600 690, 604 702, 580 706"), "#FFFFFF"),
    path("M560 700l-14 3 14 3z", "#E0A02E"),
    circle(576, 699, 2.4, palette.night),
    stroke("M640 690q24 4 40-10M636 704q22 4 40-6", "#B9C4CE", 3),
    stroke("M546 706q-12 10-26 8M536 710l-8 10M524 712l-12-4", "#3F8A4A", 4),
    border.join(""),
    flower(640, 616, 0.8, "#E58FA8"),
    flower(540, 616, 0.7, "#D9482E"),
    flower(740, 616, 0.7, "#D9482E"),
    stipple(sheet, whole, "#FFF6DC", [0, 0, 0, 1], 0.4, 16),
  ].join("");
}

function women(sheet: Sheet): string {
  const basket = (x: number, y: number) =>
    place(
      ellipse(0, 0, 38, 9, "#6E4A2E") +
        path("M-38-4l6 32q32 10 64 0l6-32z", "#B58A4A") +
        path("M8-2l4 34q12 0 20-4l6-32z", "#8E6634") +
        [-22, -8, 6, 20]
          .map((at, index) => circle(at, -8 - (index % 2) * 5, 10, index % 2 ? "#E58FA8" : "#D9482E"))
          .join("") +
        circle(-2, -15, 9, "#F0C34A"),
      x,
      y,
    );
  return [
    ellipse(196, 738, 110, 14, palette.night, 'opacity=".3"'),
    place(kneelingWoman(sheet, "#F3E8D2", "#B23A2A", "#26305C"), 190, 734, 1.86),
    ellipse(1086, 742, 110, 14, palette.night, 'opacity=".3"'),
    place(kneelingWoman(sheet, "#3A2A26", "#2F7A5A", "#8E2E5A"), 1092, 738, -1.86, 1.86),
    basket(318, 716),
    basket(972, 720),
  ].join("");
}
