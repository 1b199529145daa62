import { paper, stipple } from "../grain.ts";
import { mix, palette } from "../palette.ts";
import { leaf } from "../plants.ts";
import { lime } from "../produce.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { rays, sky, streaks, sun, veil } from "../sky.ts";

/** A pisco sour with its foam and three drops of bitters, before the vineyards and dunes of Ica at sunset. */
export function piscoSour(sheet: Sheet): string {
  return [valley(sheet), vines(), bar(sheet), bottle(sheet), glass(sheet), fruit(), paper(sheet)].join("");
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
    streaks(
      [
        [220, 130, 320, 14],
        [1010, 110, 300, 13],
      ],
      "#F6D3A8",
      0.6,
    ),
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
    path(
      smooth([
        [x - size, y],
        [x - size * 0.2, y - size * 0.3],
        [x + size, y - size * 0.05],
        [x + size * 0.3, y + size * 0.32],
      ]),
      palette.brick,
    ) +
    stroke(
      `M${x + size * 0.7} ${y}q${size * 0.8} ${size * 0.1} ${size * 1.3} ${-size * 0.3}`,
      palette.brick,
      size * 0.2,
    );
  const parts = [
    ellipse(0, 0, 112, 20, "#C9B48E"),
    ellipse(0, -5, 112, 19, palette.salt),
    ellipse(30, -4, 70, 11, "#C9A98A", 'opacity=".7"'),
    path("M-9-204q4 140-34 196 43 12 86 0-38-56-34-196z", palette.salt),
    path("M2-204q-2 140 14 200 14-1 27-4-38-56-34-196z", "#C9A98A"),
    path(bowl, palette.salt, 'opacity=".55"'),
    path(drink, "#EFD98C"),
    sheet.clip(
      drink,
      path("M30-440q60 120-40 250h220v-250z", "#C9A24E", 'opacity=".75"') +
        path(smooth("-150 -340, -120 -300, -70 -250, -40 -232, -90 -240, -140 -290"), "#FBF0BE"),
    ),
    path(foam, "#FFFAEA"),
    sheet.clip(foam, path("M50-460q40 80 10 150h160v-150z", "#E3D0AE")),
    ...[
      [-130, -352, 6],
      [-96, -344, 4],
      [-20, -340, 6],
      [30, -346, 4],
      [96, -346, 6],
      [-60, -352, 4],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, "#D9C39A", 'opacity=".8"')),
    ellipse(0, -428, 178, 34, "#FFFDF4"),
    path(smooth("40 -458!, 120 -448, 174 -430, 120 -402, 30 -396!, 90 -420, 90 -440"), "#EADBBC"),
    drop(-70, -432, 20),
    drop(6, -420, 22),
    drop(72, -436, 18),
    ellipse(0, -428, 180, 35, "none", `stroke="${palette.salt}" stroke-width="4"`),
    stroke("M-160-386q8 60 46 104", "#FFFFFF", 7, 'opacity=".75"'),
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
  const bunch = (x: number, y: number) => {
    const rows = [5, 5, 4, 3, 2, 1];
    const grapes = rows.flatMap((count, row) =>
      Array.from({ length: count }, (_, index) => {
        const [gx, gy] = [x + (index - (count - 1) / 2) * 29 + (row % 2) * 5, y + row * 22];
        return (
          circle(gx + 3, gy + 3, 17, "#3B1530") +
          circle(gx, gy, 16, index * 2 > count ? mix(palette.maize, palette.night, 0.25) : "#8A3F6E") +
          circle(gx - 5, gy - 5, 4, palette.rose)
        );
      }),
    );
    return (
      path(
        leaf(x, y - 8, x - 100, y - 50, 16, 34) + leaf(x + 6, y - 10, x + 86, y - 62, -16, 30),
        palette.coca,
      ) +
      stroke(`M${x} ${y - 10}q4-30 26-46`, palette.bark, 6) +
      grapes.join("")
    );
  };
  return [
    ellipse(990, 690, 120, 18, palette.night, 'opacity=".35"'),
    bunch(1094, 556),
    place(lime(true), 942, 652, 1.25),
    place(lime(false), 1040, 692, 1.1),
    ellipse(430, 718, 70, 10, palette.night, 'opacity=".35"'),
    place(lime(false), 400, 694, 0.9),
  ].join("");
}
