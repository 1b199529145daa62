import { print, stipple } from "../grain.ts";
import { palette } from "../palette.ts";
import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, streaks, sun } from "../sky.ts";

/** Reed horses drying on the beach of Huanchaco, a surfer on the wave behind them. */
export function sports(sheet: Sheet): string {
  return [back(sheet), wave(sheet), surfer(), swash(sheet), horses(sheet), print(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#3B8C97"],
      [0.2, "#A9CDB8"],
      [0.36, "#F8E2AE"],
    ]),
    sun(330, 176, 66, "#FFF3CF", 4, 0.18),
    streaks([[860, 130, 380, 14]], palette.salt, 0.7),
    path(
      smooth(
        "680 290!, 740 272, 800 248, 860 252, 920 262, 1000 240, 1070 236, 1140 254, 1230 240!, 1230 290!",
      ),
      "#C9A07A",
    ),
    path(smooth("1000 240!, 1010 262, 1040 290!, 1230 290!, 1230 240!, 1140 254, 1070 236"), "#AE8468"),
    rect(
      0,
      282,
      1200,
      300,
      sheet.gradient([
        [0, "#8CC0B0"],
        [0.2, palette.sea],
        [1, palette.deep],
      ]),
    ),
    path("M940 282V236h26v-22h14v22h44v46z", "#A9806E"),
    stroke(
      "M480 300h160M120 306h120M820 312h180M60 330h90M560 324h70M1010 338h130",
      "#CFE3D2",
      3,
      'opacity=".7"',
    ),
    path("M1230 300H1010l-14 8h234z", "#7E5A4A") +
      stroke("M1030 304v30M1080 304v34M1130 304v38M1180 304v42", "#7E5A4A", 5),
  ].join("");
}

function wave(sheet: Sheet): string {
  const face = smooth(
    "-20 470!, 120 440, 260 410, 400 372, 520 330, 640 300, 760 290, 850 306, 900 344, 900 384, 872 400!, 880 440, 960 470, 1080 480, 1220 478!, 1220 620!, -20 620!",
  );
  const hollow = smooth(
    "520 380, 640 340, 750 322, 826 336, 862 370, 872 400!, 840 386, 790 384, 740 410, 700 460, 640 500, 540 520, 420 520, 360 490, 420 430",
  );
  const lines =
    "M60 470q240-30 420-96M40 510q260-20 480-116M200 540q260-20 420-110M420 560q180-20 300-100M-10 490q120-10 200-26";
  const lip = smooth(
    "380 384!, 460 340, 560 300, 680 270, 790 266, 880 290, 926 340, 924 392, 896 424!, 900 386, 872 352, 800 318, 740 306, 640 312, 540 336, 460 362",
  );
  const curl =
    "900 424, 880 410, 856 420, 838 404, 820 416, 812 444, 790 452, 800 474, 830 480, 900 486, 1010 484, 1090 478, 1060 462, 1000 458, 970 440, 940 446, 930 420";
  return [
    path(
      face,
      sheet.gradient([
        [0, "#3E9A98"],
        [0.5, palette.sea],
        [1, palette.deep],
      ]),
    ),
    path(hollow, palette.deep),
    stroke(lines, "#7FC0B2", 4, 'opacity=".8"'),
    path(lip, "#F6F4E6"),
    stroke("M420 372q150-74 320-82 130 6 160 84", "#9CCBC0", 5),
    blob(curl, "#F6F4E6"),
    blob("890 440, 870 436, 850 452, 870 466, 930 468, 980 466, 950 452", "#B9D8CC"),
    ...[
      [770, 262, 5],
      [826, 256, 4],
      [900, 276, 5],
      [946, 318, 4],
      [950, 380, 6],
      [700, 262, 3],
      [770, 440, 5],
      [740, 470, 4],
    ].map(([x = 0, y = 0, r = 1]) => circle(x, y, r, "#F6F4E6")),
    stipple(sheet, face, palette.night, [0, 0, 0.6, 1], 0.7),
  ].join("");
}

function surfer(): string {
  const board =
    path("M-76 12q60 16 150-12 6 10-30 22-70 22-120-10z", palette.sun) +
    path("M-60 17q60 12 120-8", "none", `stroke="${palette.terracotta}" stroke-width="4"`);
  const spray = stroke("M-74 16q-50 12-110-8M-64 24q-50 18-120 8M-50 30q-40 14-96 14", "#F6F4E6", 5);
  const body = [
    stroke("M-30 8l4-28 26-14", palette.indigo, 14),
    stroke("M26 2l4-28-24-12", palette.night, 14),
    path("M-16-30q-2-34 16-50l26 6q6 26-14 50z", palette.terracotta),
    path("M12-78l14 4q6 26-14 50l-12-2q16-24 12-52z", palette.brick),
    stroke("M4-74q-30 0-54-16", "#A9653F", 8),
    stroke("M22-70q30 8 52-6", "#8E4F38", 8),
    circle(20, -94, 12, "#A9653F"),
    path("M10-98q0-14 14-12 10 4 8 12-12-4-22 0z", palette.night),
  ];
  return place(spray + board + body.join(""), 560, 436, 1.18, 1.18, 6);
}

function swash(sheet: Sheet): string {
  const sand = smooth(
    "-20 590!, 160 600, 360 580, 560 600, 760 586, 980 606, 1220 586!, 1220 770!, -20 770!",
  );
  return [
    path(
      smooth("-20 560!, 140 570, 330 548, 540 572, 740 556, 960 578, 1220 556!, 1220 700!, -20 700!"),
      "#F6F4E6",
    ),
    path(
      smooth("-20 574!, 150 586, 350 564, 550 588, 750 572, 970 592, 1220 572!, 1220 700!, -20 700!"),
      "#A9D0C2",
    ),
    path(sand, "#E3BF86"),
    path(
      smooth(
        "-20 604!, 160 614, 360 594, 560 614, 760 600, 980 620, 1220 600!, 1220 590!, 980 606, 760 586, 560 600, 360 580, 160 600, -20 590!",
      ),
      "#B98F62",
      'opacity=".7"',
    ),
    stipple(sheet, sand, palette.terracotta, [0, 0, 0.3, 1], 0.9),
  ].join("");
}

/** A caballito de totora standing on its stern, the bow bent up; 420 units high, its foot's middle at 0, 0. */
function horse(sheet: Sheet): string {
  const hull = smooth(
    "-44 0!, -52 -90, -46 -200, -30 -290, -14 -350, -22 -400, -40 -436!, -22 -440, 6 -412, 22 -360, 34 -290, 50 -200, 56 -90, 46 0!",
  );
  const shade = smooth("10 10!, 14 -100, 10 -220, 4 -320, 0 -400, -22 -440!, 40 -440!, 80 -200, 80 10!");
  const reeds =
    "M-30 0q-10-160 12-330 0-50-14-90M-14 0q-8-170 16-340-4-50-20-84M4 0q0-180 8-340-8-54-24-84M22 0q4-180-2-330-10-60-30-92M38 0q6-160-10-300";
  const ropes = [-40, -110, -190, -262, -322]
    .map((y, index) => `M${-54 + index * 7} ${y}q${50 - index * 6} 16 ${108 - index * 14} 0`)
    .join("");
  return [
    path("M-44 0h92l150 18-40 10-180-8z", palette.night, 'opacity=".3"'),
    path(hull, "#D9AE5E"),
    sheet.clip(
      hull,
      path(shade, "#9C6E34") + stroke(reeds, "#B98A44", 3) + stroke("M-40 0q-12-150 10-320", "#F3D690", 5),
    ),
    stroke(ropes, palette.bark, 5),
    stroke(ropes, "#7A4A2E", 2),
  ].join("");
}

function horses(sheet: Sheet): string {
  const one = horse(sheet);
  const footprints = Array.from({ length: 8 }, (_, index) =>
    ellipse(470 + index * 44, 700 - (index % 2) * 12 + index * 2, 8, 3.5, "#B98A56"),
  ).join("");
  return [
    footprints,
    place(one, 110, 690, 0.98, 0.98, -2),
    place(one, 226, 704, 1.08, 1.08, 2),
    place(one, 1010, 690, 1, 1, -3),
    place(one, 1120, 712, 1.12, 1.12, 1),
    place(
      path("M6 0h44l30 8-20 4H10z", palette.night, 'opacity=".3"') +
        stroke("M0 0V-270", "#7A4A2E", 7) +
        path("M-9 0v-64q9-16 18 0v64q-9 8-18 0zM-9-216v-64q9-16 18 0v64q-9 14-18 0z", "#B4743F") +
        path("M2-72q7 2 7 8v64l-7 4zM2-288q7 2 7 8v64q-3 5-7 7z", "#8A5030"),
      342,
      712,
      1,
      1,
      -5,
    ),
  ].join("");
}
