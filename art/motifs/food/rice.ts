import { createRandom } from "../../engine/random.ts";
import { path, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** A moulded dome of white rice, 280 units broad and 190 high, the middle of its foot at 0, 0; lit from the left. */
export function riceDome(sheet: Sheet): string {
  const dome = smooth(
    "-138 -16, -134 -66, -112 -120, -70 -164, -20 -184, 34 -182, 82 -156, 118 -110, 136 -60, 138 -14, 104 18, 46 34, -40 34, -106 16",
  );
  const shade = smooth("30 -190!, 60 -130, 56 -70, 84 -10, 60 60!, 170 60!, 170 -190!");
  const deep = smooth("96 -150!, 106 -90, 100 -30, 120 10, 96 60!, 170 60!, 170 -150!");
  const random = createRandom(8);
  const grains = (count: number, reach: number) =>
    Array.from({ length: count }, () => {
      const [turn, far] = [random(0, 6.28), Math.sqrt(random()) * reach];
      const lean = random(-7, 7);
      return `M${Math.round(Math.cos(turn) * far * 134)} ${Math.round(-70 + Math.sin(turn) * far * 104)}l${Math.round(lean)} ${Math.round(8 - Math.abs(lean) * 0.6)}`;
    }).join("");
  const rim = Array.from({ length: 30 }, (_, index) => {
    const turn = Math.PI * (1.02 + (index / 29) * 0.96);
    const far = random(0.95, 1.02);
    return `M${Math.round(Math.cos(turn) * far * 136)} ${Math.round(-34 + Math.sin(turn) * far * 148)}l${Math.round(random(-7, 7))} ${Math.round(random(-4, 4))}`;
  });
  return [
    stroke(rim.slice(0, 19).join(""), "#FFFDF4", 6) + stroke(rim.slice(19).join(""), "#DCCDB2", 6),
    path(dome, "#FFFCF1"),
    sheet.clip(
      dome,
      path(shade, "#E2D5BD") +
        path(deep, "#C9B799") +
        stroke(grains(70, 1), "#D9CBB0", 4.4) +
        stroke(grains(60, 1), "#FFFEF8", 4.4),
    ),
  ].join("");
}
