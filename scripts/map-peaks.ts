import type { BoardPoint } from "./map-path.ts";

interface PeakPaths {
  /** The whole of each mountain. */
  body: string;
  /** Its side away from the light, which comes from the left. */
  shade: string;
  snow: string;
}

/** Mountains as in an engraved map, all in three paths: those in the north first, so that others stand before them. */
export function peakPaths(peaks: readonly (readonly [foot: BoardPoint, height: number])[]): PeakPaths {
  const paths: PeakPaths = { body: "", shade: "", snow: "" };
  for (const [[x, y], height] of peaks) {
    const top = `M${tenth(x)} ${tenth(y - height)}`;
    const width = height * 0.68;
    paths.body += `${top}${curve([-width * 0.3, height * 0.62], [-width, height])}${curve([width, width * 0.3], [2 * width, 0])}${curve([-width * 0.7, -height * 0.38], [-width, -height])}`;
    paths.shade += `${top}${curve([width * 0.3, height * 0.62], [width, height])}${steps([-width * 0.62, width * 0.1], [-width * 0.3, -height * 0.42], [width * 0.22, -height * 0.2])}z`;
    paths.snow += `${top}${steps([-width * 0.28, height * 0.42], [width * 0.2, -height * 0.08], [width * 0.1, height * 0.1], [width * 0.14, -height * 0.14], [width * 0.1, height * 0.08])}z`;
  }
  return paths;
}

function curve(pull: BoardPoint, end: BoardPoint): string {
  return steps(pull, end).replace("l", "q");
}

function steps(...points: BoardPoint[]): string {
  return `l${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join(" ")}`.replaceAll(" -", "-");
}

function tenth(units: number): number {
  return Math.round(units * 10) / 10;
}
