import { palette } from "../../../engine/palette.ts";
import { circle, ellipse, path, smooth, stroke } from "../../../engine/shapes.ts";

const skin = "#B9744C";

/** A singer with his guitar under a straw hat as tall as a bucket, 120 units high, feet at 0, 120. */
export function guitarist(): string {
  return [
    stroke("M-7 76l-5 20-2 18M7 76l5 20 3 18", "#2A3350", 11),
    path("M-22 112h16v8h-16zM8 112h16v8H8z", palette.bark),
    path(smooth("-18 42!, 0 36, 18 42!, 17 80!, -17 80!"), "#F6EEDA"),
    path(smooth("-22 46!, -8 38, 8 38, 22 46!, 26 72, 0 80, -26 72"), "#B23A2A"),
    stroke("M-24 66q24 12 48 0M-24 58q24 12 48 0", "#F0C45A", 3),
    path("M4 38q16 2 18 8l4 26q-8 4-14 5z", palette.night, 'opacity=".22"'),
    stroke("M-2 70L50 44", "#6A3E26", 6),
    path("M46 38l14-4 3 8-14 6z", "#3A2018"),
    path(smooth("-30 80, -24 64, -8 64, 2 58, 14 64, 12 78, 0 82, -6 92, -24 94"), "#D98F3C"),
    path(smooth("-30 80, -26 88, -24 94, -6 92, 0 82, 12 78, 13 72, 0 76, -10 86"), "#A8642A"),
    circle(-9, 77, 5.6, "#3A2018"),
    stroke("M-20 84L48 46", "#F6EEDA", 1),
    stroke("M-18 48l-10 18 14 12", "#B23A2A", 9),
    stroke("M18 48l18 8 2-6", "#B23A2A", 9),
    circle(-12, 78, 5, skin) + circle(39, 49, 5, skin),
    circle(0, 24, 12, skin),
    path("M4 13a12 12 0 0 1 0 23q7-11 0-23z", "#8E5238"),
    circle(-4.5, 23, 1.6, palette.night) + circle(4.5, 23, 1.6, palette.night),
    ellipse(0, 30, 3.6, 2.8, palette.brick),
    ellipse(0, 14, 29, 5.6, "#F1DFAE"),
    path("M-14 14q-1-24 1-30 13-5 26 0 2 6 1 30-14 5-28 0z", "#F1DFAE"),
    path("M4-19q9 0 9 3 2 6 1 30l-8 2z", "#C9AE72"),
    stroke("M-14 10q14 5 28 0", "#3A2420", 4),
  ].join("");
}

/** A woman who dances with her drum, the caja, 120 units high, feet at 0, 120. */
export function drummer(): string {
  return [
    stroke("M-6 104v12M8 104v12", skin, 7),
    path("M-16 113h14v7h-14zM3 113h14v7H3z", palette.night),
    path(smooth("-13 62!, 13 62!, 30 90, 38 108!, 0 114, -38 108!, -30 90"), "#2F6FA8"),
    stroke("M-36 104q36 12 72 0M-33 96q33 10 66 0", "#F0C45A", 3.4),
    path("M6 62h7q14 22 25 46l-20 5z", palette.night, 'opacity=".24"'),
    path(smooth("-18 40!, 0 34, 18 40!, 16 66!, -16 66!"), "#D9603A"),
    path(smooth("-24 44!, 0 36, 24 44!, 20 60, 0 54, -20 60"), "#5A2144"),
    stroke("M-18 46l-14 14 10 12", "#D9603A", 8),
    stroke("M18 46l18-8 6-12", "#D9603A", 8),
    ellipse(-16, 76, 19, 19, "#8E5A3A") + ellipse(-16, 76, 15, 15, "#F3E3C4"),
    stroke("M42 24L22 62", "#6A3E26", 3.4),
    circle(42, 25, 5, skin) + circle(-23, 72, 5, skin),
    stroke("M-9 26q-4 16-6 30M9 26q4 16 6 30", "#2A1A1C", 4.6),
    circle(0, 24, 11.5, skin),
    path("M4 13a11.5 11.5 0 0 1 0 22q6-11 0-22z", "#8E5238"),
    circle(-4.2, 23, 1.6, palette.night) + circle(4.2, 23, 1.6, palette.night),
    stroke("M-4 29q4 4 8 0", palette.brick, 2),
    ellipse(0, 14, 30, 5.6, "#F1DFAE"),
    path("M-13 14q-1-24 1-29 12-5 24 0 2 5 1 29-13 5-26 0z", "#F1DFAE"),
    path("M4-18q8 0 8 3 2 5 1 29l-7 2z", "#C9AE72"),
    stroke("M-13 10q13 5 26 0", "#C4472E", 4),
  ].join("");
}
