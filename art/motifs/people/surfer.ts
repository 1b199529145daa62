import { palette } from "../../engine/palette.ts";
import { circle, path, smooth, stroke } from "../../engine/shapes.ts";

const suit = "#26343C";

/** A barefoot surfer in a wetsuit, his board under one arm, 100 units high, feet at 0, 100. */
export function surfer(): string {
  return [
    stroke("M-5 58l-3 18 1 14M6 58l3 18 0 14", suit, 9),
    stroke("M-7 91v5h-4M9 91v5h4", palette.clay, 6),
    path(smooth("-12 30!, 0 25, 13 30!, 11 63!, -11 63!"), suit),
    path("M5 27q6 1 8 4l-2 32h-8z", palette.night, 'opacity=".35"'),
    stroke("M-9 36q-2 14 0 26M10 36q2 12 0 26", "#3E8E96", 3),
    stroke("M13 33l6 14-1 12", suit, 7),
    circle(18, 62, 3.6, palette.clay),
    path(smooth("-58 46, -36 42, 10 45, 44 52 .5, 12 59, -36 60, -56 56"), "#F6EEDA"),
    path(smooth("-58 46, -36 42, 10 45, 44 52 .5, 12 50, -36 49"), "#FFFFFF"),
    stroke("M-54 51H38", "#C4472E", 2.6),
    path("M-52 57l-8 10 14-8zM-40 59l-5 11 12-11z", "#2F6E86"),
    stroke("M-12 33l-8 13 4 10", suit, 7),
    circle(-15, 59, 3.8, palette.clay),
    path("M-9.4 27q-3-21 9.4-22 12.4 1 9.4 22z", "#3A2420"),
    circle(0, 17, 7.4, palette.clay),
    path("M-8 15q1-9 8-9t8 9q-5-1-7-5-3 5-9 5z", "#3A2420"),
    circle(-2.8, 17, 0.8, palette.night) + circle(2.8, 17, 0.8, palette.night),
    stroke("M-2 21q2 1.6 4 0", palette.brick, 1),
  ].join("");
}
