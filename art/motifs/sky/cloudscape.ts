import { createNoise, layered } from "../../engine/noise.ts";
import { path } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { fieldOf, trace } from "../../engine/trace.ts";

/** A bank of cloud: the middle of its foot, its width and its height. */
export type CloudBank = readonly [x: number, y: number, width: number, height: number];

type CloudInks = { light: string; /** Without it the foot dissolves. */ shade?: string; opacity?: number };

/** Banks of fair-weather cloud: heaped above, flat below, their feet in shade. */
export function cloudscape(
  sheet: Sheet,
  banks: readonly CloudBank[],
  { light, shade, opacity = 1 }: CloudInks,
  seed = 1,
): string {
  const noise = layered(createNoise(seed), 3);
  const ink = sheet.gradient(
    shade
      ? [
          [0.3, light],
          [0.74, light],
          [0.76, shade],
          [1, shade],
        ]
      : [
          [0.3, light],
          [1, light, 0],
        ],
  );
  return banks
    .map(([x, y, width, height]) => {
      const cell = Math.max(2, height / 30);
      const [columns, rows] = [Math.ceil((width * 1.2) / cell), Math.ceil((height * 1.6) / cell)];
      const frame = { x: x - width * 0.6, y: y - height * 1.45, cell, columns, rows };
      const field = fieldOf(frame, (atX, atY) => {
        const [side, up] = [(atX - x) / (width / 2), (y - atY) / height];
        const body = 1 - side * side - (up > 0 ? up * 1.25 : -up * 9);
        return body + noise(atX / (height * 1.1), atY / (height * 0.8)) * (up > 0 ? 0.75 : 0.25);
      });
      const data = trace(field, 0.3, {
        tolerance: height * 0.016,
        least: width * height * 0.03,
        round: true,
      });
      return path(data, ink, `fill-rule="evenodd"${opacity === 1 ? "" : ` opacity="${opacity}"`}`);
    })
    .join("");
}
