import { palette } from "../../engine/palette.ts";
import { blob, path, stroke } from "../../engine/shapes.ts";

/** The tints of a highland face or hand, lit from the left. */
export const skin = { lit: "#B9744C", shade: "#8A4E35" } as const;

/** A face turned to us, its chin at 0, 0 and 26 units high, lit from the left. */
export function face(): string {
  return (
    path("M-4-3h9v9h-9z", skin.shade) +
    blob("-8 -14, -6 -24, 1 -27, 8 -24, 9 -14, 5 -3, 0 0, -5 -3", skin.lit) +
    path("M2-27q8 3 7 13-1 8-5 12 1-12-2-25z", skin.shade) +
    stroke("M-6-15.5q1.5-1.5 3.5 0M2.5-15.5q1.5-1.5 3.5 0", palette.night, 1) +
    stroke("M-2-6q2 1.4 4.5 0", "#6E2E24", 1)
  );
}
