import { mix, palette } from "../../engine/palette.ts";
import { blob, circle, ellipse, path, smooth, stroke } from "../../engine/shapes.ts";

const suit = "#243244";

/** A beginner who has just stood up on a long board, seen from behind with arms spread; 130 units high, the board's tail at 0, 130. */
export function beginner(): string {
  return [
    path(smooth("-36 126!, -38 106, -27 66, 0 38, 27 66, 38 106, 36 126!, 0 134"), palette.sun),
    path(smooth("7 42, 27 66, 38 106, 36 126!, 20 131!, 22 92"), "#B97A24"),
    stroke("M0 56v70", "#C4472E", 3),
    stroke("M-4 60l-20 14 8 24", suit, 12),
    stroke("M5 60l20 12-9 16", mix(suit, palette.night, 0.4), 12),
    ellipse(-15, 101, 8, 4, palette.clay) + ellipse(17, 91, 7, 3.6, palette.clay),
    blob("-14 32!, 0 27, 14 32!, 12 62!, -12 62!", suit),
    path("M3 28q7 1 11 4l-2 30H4q4-16-1-34z", palette.night, 'opacity=".4"'),
    stroke("M-10 40q10 4 20 0", "#3E9E9E", 3.4),
    stroke("M-12 36l-20-5-18 8", suit, 8) + circle(-54, 41, 4.4, palette.clay),
    stroke("M12 36l20-9 16-13", suit, 8) + circle(51, 11, 4.4, palette.clay),
    path("M-4 22h8v8h-8z", palette.clay),
    circle(0, 15, 9, palette.clay),
    path(smooth("-10 18, -10 5, 0 0, 10 5, 10 18, 4 21, -4 21"), "#4A2A20"),
    stroke("M0 8q12 8 10 24 2 8 8 10", "#4A2A20", 5.4),
  ].join("");
}

/** The teacher, in the sea up to the chest and cheering, from behind; 70 units high, the water at 0, 0. */
export function surfTeacher(): string {
  const shirt = "#D2342E";
  return [
    stroke("M-14-24l-16-16-4-20", shirt, 9) + stroke("M-34-60l-2-8", palette.clay, 7),
    stroke("M14-24l18-14 6-22", mix(shirt, palette.night, 0.35), 9) + stroke("M38-60l3-8", palette.clay, 7),
    blob("-18 4!, -19 -22, -12 -32, 0 -35, 12 -32, 19 -22, 18 4!", shirt),
    path("M5-34q10 3 13 12l1 26H6q5-18-1-38z", palette.night, 'opacity=".3"'),
    path("M-5-40h10v9H-5z", palette.clay),
    circle(0, -49, 10, palette.clay),
    path("M-11-47q-2-16 11-17t11 17q-10 5-22 0z", palette.salt),
    path("M3-64q9 2 8 17l-5 2q3-10-3-19z", palette.night, 'opacity=".2"'),
  ].join("");
}
