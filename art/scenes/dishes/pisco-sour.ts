import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { lime } from "../../motifs/food/produce.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { rays, sky, sun, veil } from "../../motifs/sky/sky.ts";

/** A pisco sour with its foam and three drops of bitters, before the vineyards and dunes of Ica at sunset. */
export function piscoSour(sheet: Sheet): string {
  return [valley(sheet), vines(), bar(sheet), bottle(sheet), glass(sheet), fruit(), paperGrain(sheet)].join(
    "",
  );
}

function valley(sheet: Sheet): string {
  const far = smooth(
    "-20 420!, 120 330, 240 280, 330 330, 470 390, 620 350, 760 260, 860 230, 960 300, 1100 370, 1220 330!, 1220 560!, -20 560!",
  );
  const near = smooth(
    "-20 450!, 140 430, 300 380, 420 400, 560 450, 800 430, 960 380, 1060 370, 1220 430!, 1220 560!, -20 560!",
  );
  return [
    sky(sheet, [
      [0, "#3B4677"],
      [0.2, "#96668A"],
      [0.38, "#E08A6A"],
      [0.56, "#F8C872"],
    ]),
    sheet.clip("M0 0h1200v520H0z", rays(640, 300, 1100, 18, "#FFE9AE", 0.12)),
    sun(640, 300, 150, "#FFE3A0", 3, 0.14),
    path(far, "#C98663"),
    path(
      smooth("240 280!, 262 330, 250 380, 300 440!, 620 440!, 470 390, 330 330") +
        smooth("860 230!, 880 300, 860 360, 930 430!, 1220 430!, 1220 330!, 1100 370, 960 300"),
      "#A2606A",
    ),
    veil(sheet, 300, 170, "#F6C47C", 0.6),
    path(near, "#DE9E62"),
    path(
      smooth("300 380!, 330 410, 320 440, 380 480!, 700 480!, 560 450, 420 400") +
        smooth("1060 370!, 1080 410, 1060 440, 1130 490!, 1230 490!, 1230 430"),
      "#B06A52",
    ),
    stipple(sheet, near, palette.maize, [0, 0, 0.4, 1], 0.7),
  ].join("");
}

function vines(): string {
  const rows = Array.from({ length: 13 }, (_, index) => {
    const lean = (index - 6) / 6;
    const [top, foot] = [600 + lean * 330, 600 + lean * 1050];
    return `M${Math.round(top - 8)} 470L${Math.round(foot - 56)} 600h112L${Math.round(top + 8)} 470z`;
  });
  const lit = Array.from({ length: 13 }, (_, index) => {
    const lean = (index - 6) / 6;
    return `M${Math.round(594 + lean * 330)} 470L${Math.round(560 + lean * 1050)} 600`;
  });
  return (
    path("M-20 468q600-16 1240 0v150H-20z", "#B97C4E") +
    path(rows.join(""), palette.moss) +
    stroke(lit.join(""), palette.coca, 13, 'stroke-dasharray="1 17"') +
    stroke(lit.join(""), palette.leaf, 5, 'stroke-dasharray="1 26" transform="translate(-5 -3)"')
  );
}

function bar(sheet: Sheet): string {
  const top = "M-20 590h1240v180H-20z";
  return [
    rect(-20, 578, 1240, 20, "#C98250"),
    path(top, "#7A4A2E"),
    stroke("M-20 640h1240M-20 700h1240", palette.bark, 3),
    stroke("M-20 616h420M700 664h520M100 730h560M900 612h200", "#8F5A38", 3),
    stipple(sheet, top, palette.night, [0, 0, 0.2, 1], 0.9),
    ellipse(740, 712, 240, 26, palette.night, 'opacity=".4"'),
    ellipse(620, 690, 150, 12, palette.glow, 'opacity=".35"'),
  ].join("");
}

/** The coupe, 330 units wide, lit through from the left. */
function glass(sheet: Sheet): string {
  const bowl = smooth(
    "-178 -420!, -170 -340, -128 -262, -60 -214, -16 -200!, 16 -200!, 60 -214, 128 -262, 170 -340, 178 -420!",
  );
  const drink = smooth(
    "-170 -376!, -160 -330, -122 -268, -58 -222, 0 -210, 58 -222, 122 -268, 160 -330, 170 -376!",
  );
  const foam = smooth(
    "-177 -428!, -174 -384, -164 -340, -120 -326, -60 -334, 0 -322, 60 -334, 120 -324, 164 -342, 174 -384, 177 -428!",
  );
  const drop = (x: number, y: number, size: number) =>
    ellipse(x, y, size * 1.5, size * 0.62, "#C9774A", 'opacity=".5"') +
    ellipse(x, y, size, size * 0.42, "#8E3A1E") +
    ellipse(x + size * 0.1, y + size * 0.04, size * 0.6, size * 0.22, "#5E1F14");
  const stem = "M-12-204q6 60 2 120-4 52-36 80 46 14 92 0-32-28-36-80-4-60 2-120z";
  const parts = [
    ellipse(0, 2, 116, 21, palette.bark, 'opacity=".4"'),
    ellipse(0, -3, 114, 20, "#DCC9A6", 'opacity=".75"'),
    ellipse(0, -6, 108, 17, "#FFF6DF", 'opacity=".55"'),
    ellipse(0, -5, 112, 19, "none", `stroke="${palette.salt}" stroke-width="2.5" opacity=".9"`),
    stroke("M-84-8q20 14 70 16", "#FFFFFF", 3.5, 'opacity=".9"'),
    path(stem, "#F3DDB2", 'opacity=".85"'),
    path("M2-204h12q-6 60-2 120 4 52 34 80-14 6-30 6-16-40-14-206z", "#B9875C", 'opacity=".7"'),
    stroke("M-5-196q5 60 2 112-4 36-16 58", "#FFFFFF", 4, 'opacity=".85"'),
    path(bowl, palette.salt, 'opacity=".55"'),
    path(drink, "#F0DC8E"),
    sheet.clip(
      drink,
      path(smooth("50 -440!, 60 -340, 40 -270, -20 -206!, 200 -200!, 200 -440!"), "#CFA850", 'opacity=".8"') +
        path(smooth("-170 -360, -150 -300, -104 -250, -60 -226, -80 -262, -120 -310, -130 -350"), "#FCF3C6") +
        path(
          smooth("120 -360!, 118 -310, 84 -254, 40 -224!, 180 -220!, 180 -360!"),
          "#B5873A",
          'opacity=".7"',
        ),
    ),
    path(foam, "#FFFAEA"),
    sheet.clip(
      foam,
      path(smooth("50 -460!, 66 -400, 58 -350, 70 -310!, 220 -310!, 220 -460!"), "#E9D8B6") +
        path(smooth("130 -460!, 138 -400, 130 -350, 140 -310!, 220 -310!, 220 -460!"), "#D3BA8E") +
        stroke("M-164-342q44 14 104 8 60 14 120 0 60 12 104-8", "#E3CE9E", 5),
    ),
    ellipse(0, -430, 178, 35, "#FFFDF5"),
    path(
      smooth("60 -463!, 100 -446, 108 -428, 80 -408, 40 -397!, 120 -402, 172 -420, 174 -440, 120 -458"),
      "#EFE2C6",
    ),
    ellipse(-86, -440, 46, 8, "#FFFFFF"),
    drop(-66, -426, 20),
    drop(4, -440, 17),
    drop(22, -416, 21),
    ellipse(0, -430, 180, 36, "none", `stroke="${palette.salt}" stroke-width="4"`),
    stroke("M-160-386q8 60 46 104", "#FFFFFF", 7, 'opacity=".8"'),
    stroke("M150-380q-4 34-20 64", "#FFFFFF", 4, 'opacity=".45"'),
  ];
  return place(parts.join(""), 640, 704, 1.24);
}

function bottle(sheet: Sheet): string {
  const body = smooth(
    "-62 0!, -66 -240, -60 -290, -30 -330, -22 -360!, -22 -450!, 22 -450!, 22 -360!, 30 -330, 60 -290, 66 -240, 62 0!",
  );
  const inside = smooth("-54 -8!, -58 -236, -50 -270!, 50 -270!, 58 -236, 54 -8!");
  const parts = [
    ellipse(60, 0, 130, 14, palette.night, 'opacity=".4"'),
    path(body, "#BFD3C4", 'opacity=".75"'),
    path(inside, "#F2E3AE", 'opacity=".75"'),
    sheet.clip(
      body,
      path("M16-460h60V10H26z", palette.deep, 'opacity=".4"') +
        rect(-70, -214, 140, 130, palette.salt) +
        rect(-70, -214, 140, 12, palette.terracotta) +
        rect(-70, -96, 140, 12, palette.terracotta) +
        rect(20, -214, 60, 130, palette.night, 'opacity=".16"') +
        path("M-52-110q24-58 52-30 24-50 52 30z", palette.straw) +
        circle(-6, -168, 19, palette.sun) +
        rect(-24, -452, 48, 40, palette.brick) +
        rect(4, -452, 20, 40, palette.maize),
    ),
    stroke("M-48-250v40M-50-70v50", "#FFFFFF", 7, 'opacity=".7"'),
    rect(-26, -462, 52, 16, palette.brick),
  ];
  return place(parts.join(""), 236, 676, 1.08);
}

function fruit(): string {
  const rows = [3, 4, 5, 4, 4, 3, 2, 1];
  const grapes = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = [1010 + row * 25, 640 + (index - (count - 1) / 2) * 25 + (row % 2) * 3 + row * 2.5];
      const ink =
        index >= 3 || (index === count - 1 && row > 1) ? mix(palette.maize, palette.night, 0.3) : "#8A3F6E";
      return (
        circle(x + 3, y + 3, 18, "#3B1530") +
        circle(x, y, 17, ink) +
        ellipse(x - 5, y - 6, 5, 3.6, palette.rose)
      );
    }),
  );
  return [
    ellipse(1130, 712, 130, 18, palette.night, 'opacity=".4"'),
    stroke("M1000 640q-20-24-48-34", palette.bark, 7),
    path(leaf(1000, 620, 1110, 566, -20, 34) + leaf(1000, 624, 930, 580, 10, 26), palette.moss),
    path(leaf(1000, 620, 1096, 566, -26, 18), palette.coca),
    grapes.join(""),
    ellipse(930, 718, 90, 14, palette.night, 'opacity=".4"'),
    place(lime(true), 880, 674, 1.2),
    ellipse(430, 718, 70, 10, palette.night, 'opacity=".35"'),
    place(lime(false), 400, 694, 0.9),
  ].join("");
}
