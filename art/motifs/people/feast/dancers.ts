import { mix, palette } from "../../../engine/palette.ts";
import { blob, circle, ellipse, path, smooth, stroke } from "../../../engine/shapes.ts";
import type { Sheet } from "../../../engine/sheet.ts";

const skin = "#B9744C";
const skinShade = "#8E4F38";

/** The woman of a marinera couple, facing right, her skirt held wide; about 400 units high, her feet's middle at 0, 0. */
export function marineraWoman(
  sheet: Sheet,
  inks = { skirt: palette.terracotta, dark: palette.brick, lace: palette.salt },
): string {
  const skirt = smooth(
    "-17 -194!, 18 -194!, 46 -134, 96 -70, 150 -12!, 118 -2, 96 -8, 70 6, 40 0, 12 12, -18 2, -46 8, -74 -6, -104 -8, -128 -36, -156 -56, -176 -96, -212 -118, -206 -160!, -150 -150, -90 -164",
  );
  const hem =
    "M150-12q-20 8-32 10-14-6-22-6-14 14-26 14-16-6-30-6-14 12-28 12-18-10-30-10-14 8-28 6-14-14-28-14-18-2-30-2-16-20-24-28-20-10-28-20-10-26-20-40-24-12-36-22";
  return [
    stroke("M-20-14q-6 14-16 16M26-12q6 12 16 14", skin, 11),
    path(skirt, inks.skirt),
    sheet.clip(
      skirt,
      path("M18-194q30 90 60 130 30 40 80 60v30H20q10-120-6-220z", inks.dark) +
        path(
          "M-10-190q-10 90-50 150l-40 60h40q40-110 54-210zM-40-170q-40 60-96 84l-10 40q80-40 110-124z",
          inks.dark,
          'opacity=".55"',
        ) +
        stroke(hem, inks.lace, 26) +
        stroke("M134-34q-60 10-120 8-90-4-140-40-40-30-70-64", inks.lace, 5) +
        stroke(hem, mix(inks.lace, palette.mauve, 0.35), 3, 'stroke-dasharray="2 12"'),
    ),
    stroke("M-14-250q-30 34-74 46-50 20-112 44", skin, 14),
    stroke("M14-250q44-8 58-34 8-26 10-54", skin, 13),
    path("M82-336q-14-26 4-46 24-8 60-4-16 12-14 28-20 14-50 22z", "#FFFBF2"),
    path("M82-336q14-30 50-44l12-4q-14 12-12 26-20 14-50 22z", "#CFC8DA"),
    blob("-19 -190 .3, -22 -226, -24 -252, -10 -266, 14 -266, 25 -250, 21 -222, 19 -190 .3", inks.lace),
    path("M4-266q20 2 20 20l-4 56h-18q8-40 2-76z", mix(inks.lace, palette.mauve, 0.4)),
    stroke("M-20-194h39", palette.sun, 8),
    stroke("M-26-256q26 22 52 2", inks.skirt, 5),
    path("M-7-262h16l-2-22h-13z", skinShade),
    ellipse(5, -296, 19, 24, skin),
    path("M10-318q16 6 14 26-2 16-14 20 8-24 0-46z", skinShade),
    stroke("M0-300q4-4 8 0M14-301q3-3 6-1", palette.night, 2.4) +
      stroke("M7-284q5 3 10-1", palette.brick, 2.6),
    blob("-16 -290, -20 -312, -6 -326, 14 -324, 20 -312, 2 -312, -6 -296, -4 -280, -12 -274", palette.night),
    circle(-18, -284, 13, palette.night),
    blob("-26 -306, -18 -318, -8 -310, -10 -298, -22 -296", palette.sun),
    circle(-17, -307, 4, palette.terracotta),
    circle(0, -280, 3.4, palette.sun),
  ].join("");
}

/** The man of the couple, facing left with his kerchief raised; the same size. */
export function marineraMan(sheet: Sheet): string {
  const poncho = smooth(
    "-12 -276!, 18 -276!, 58 -236, 74 -170, 60 -148, 10 -138, -36 -148, -54 -166, -38 -236",
  );
  return [
    path("M-6-160h44l10 70 26 84h-28l-26-78-12-30z", palette.night),
    path("M-26-160h44l-8 76-34 76-28-8 26-72z", "#2E3560"),
    path("M46-8h30l8 10h-38zM-54-18l28 10-2 12-44-8z", palette.bark),
    stroke("M40-236q44 26 40 60-10 20-34 22", palette.salt, 16),
    stroke("M-22-252q-44-10-58-40-8-24-6-44", palette.salt, 15),
    circle(-86, -342, 9, skin),
    path("M-88-346q-26-10-34-42 12-22 48-34-6 18 4 30-4 30-18 46z", "#FFFBF2"),
    path("M-88-346q-6-40 14-76-6 18 4 30-4 30-18 46z", "#CFC8DA"),
    path(poncho, palette.straw),
    sheet.clip(
      poncho,
      path("M18-280q20 60 8 150h60v-150z", "#B48C56") +
        stroke("M-56-176q60 24 130 4M-54-190q60 24 126 2", palette.terracotta, 5) +
        stroke("M-30-272l-10 140M40-272l14 130", palette.indigo, 5),
    ),
    path("M-8-270h18l2-24h-18z", skinShade),
    ellipse(0, -304, 18, 24, skin),
    path("M6-326q16 6 14 26-2 14-12 18 6-20-2-44z", skinShade),
    stroke("M-14-306q3-4 7 0M0-306q4-4 8 0", palette.night, 2.4) +
      stroke("M-9-291q5 3 10-1", palette.brick, 2.6),
    stroke("M-14-272q14 10 30 0", palette.terracotta, 8),
    ellipse(2, -322, 46, 9, palette.sand, 'transform="rotate(-6 2 -322)"'),
    path("M-22-322q-2-34 24-34t26 32q-24 8-50 2z", palette.sand),
    path("M8-355q20 4 20 31-8 3-16 3 4-20-4-34z", palette.straw),
    stroke("M-21-325q24 7 48 1", palette.night, 6),
  ].join("");
}
