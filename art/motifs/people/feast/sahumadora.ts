import { palette } from "../../../engine/palette.ts";
import { circle, ellipse, path, smooth, stroke } from "../../../engine/shapes.ts";
import type { Sheet } from "../../../engine/sheet.ts";

/** A woman of the Lord of Miracles from behind, in purple under a veil of white lace, her smoking burner held out to the right; 100 units high, feet at 0, 100. */
export function sahumadora(sheet: Sheet, habit = "#6A3A86"): string {
  const veil = smooth("0 1, 8 4, 11 15, 13 27, 20 40, 22 55!, 0 60, -22 55!, -20 40, -13 27, -11 15, -8 4");
  const lace = Array.from(
    { length: 9 },
    (_, at) => `M${-21 + at * 4.7} ${54 - Math.abs(at - 4) * 0.4 + 2}q2.3 7 4.6 0`,
  ).join("");
  const flowers = Array.from({ length: 28 }, (_, at) => {
    const row = Math.floor(at / 4);
    return `M${-(5 + row * 1.5) + (at % 4) * (3.4 + row) + (row % 2)} ${14 + row * 6}h.1`;
  }).join("");
  const fade = sheet.gradient([
    [0, "#F4EAF2", 0],
    [0.45, "#F4EAF2", 0.5],
    [1, "#F4EAF2", 0.75],
  ]);
  return [
    ellipse(5, 100, 27, 4, palette.night, 'opacity=".4"'),
    stroke("M-6 90v7M7 90v7", "#B9744C", 6),
    path(smooth("-13 36!, 13 36!, 19 66, 23 93!, 8 96, -8 96, -23 93!, -19 66"), habit),
    path("M5 36h8l6 30 4 27q-8 3-14 3 4-34-4-60z", palette.night, 'opacity=".28"'),
    stroke("M-15 63q15 5 30 0M3 65q3 12 1 24", "#F6F0E4", 2.6),
    stroke("M-14 42q-7 10-5 20l7 3", habit, 8),
    stroke("M14 42q9 8 20 8", habit, 8),
    circle(36, 50, 4, "#B9744C"),
    path(veil, "#F8F2EC"),
    sheet.clip(
      veil,
      path("M4 0q10 8 12 26 8 14 8 32H8q4-30-4-58z", "#C9BCD2", 'opacity=".75"') +
        stroke(flowers, "#D3C7DA", 1.5) +
        stroke("M-24 50q24 9 48 0", "#D3C7DA", 1.2) +
        stroke("M-4 6q-5 24-8 50M3 8q1 24 1 50", "#DDD2E0", 1.2),
    ),
    stroke(lace, "#F8F2EC", 2),
    path("M28 44h18q-1 11-9 12-8-1-9-12z", "#D9D8E4") +
      path("M38 44h8q-1 11-8 12z", "#8E8CA8") +
      path("M34 56h6l2 6H32z", "#B9B8CC"),
    ellipse(37, 44, 9, 2.6, "#FF9A4A"),
    path(smooth("31 44, 26 30, 38 16, 30 -4, 42 -26, 34 -54 .4, 52 -28, 46 -4, 54 16, 44 32, 43 44"), fade),
  ].join("");
}
