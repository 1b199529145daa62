import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, rect, stroke } from "../../engine/shapes.ts";

/** A full rucksack standing on the ground, a mat rolled on top, 100 units wide and 175 high; the middle of its foot at 0, 0. */
export function rucksack(): string {
  return [
    ellipse(20, 0, 70, 8, palette.night, 'opacity=".35"'),
    path("M-46 0q-10-70 4-120 10-24 44-24t46 24q14 50 4 120z", palette.terracotta),
    path("M22-142q24 4 30 22 14 50 4 120H30q8-70-8-142z", palette.brick),
    path("M-48-96q50 16 102 0l-4-26q-10-24-46-24t-46 24z", palette.sun),
    path("M-36-62h76v52h-76z", "#C9633E") + path("M-36-62h76v12h-76z", palette.bark),
    stroke("M-16-100v60M20-100v60", palette.bark, 5),
    rect(-44, -174, 92, 30, palette.coca, 'rx="15"') +
      circle(34, -159, 9, palette.leaf) +
      stroke("M-16-174v30M14-174v30", palette.bark, 4),
  ].join("");
}
