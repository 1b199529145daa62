import { path, rect, short } from "../../engine/shapes.ts";

/** One woven band: its kind, its height, its ground and the ink of its figures. */
export type Band = readonly [
  kind: "plain" | "diamonds" | "zigzag" | "steps" | "hooks" | "teeth",
  height: number,
  ground: string,
  ink?: string,
];

/** One figure of a band in a cell of its height, its left upper corner at `x`, `y`. */
function figure(kind: Band[0], x: number, y: number, size: number): string {
  const unit = size / 8;
  const at = (right: number, down: number) => `${short(x + right * unit)} ${short(y + down * unit)}`;
  const step = (right: number, down: number) => `l${short(right * unit)} ${short(down * unit)}`;
  switch (kind) {
    case "diamonds":
      return `M${at(4, 0.6)}${step(3.4, 3.4)}${step(-3.4, 3.4)}${step(-3.4, -3.4)}zM${at(4, 2.8)}${step(-1.2, 1.2)}${step(1.2, 1.2)}${step(1.2, -1.2)}z`;
    case "zigzag":
      return `M${at(0, 5)}${step(4, -4)}${step(4, 4)}${step(0, 2.4)}${step(-4, -4)}${step(-4, 4)}z`;
    case "steps":
      return `M${at(0, 7.2)}${step(0, -2)}${step(1.3, 0)}${step(0, -2)}${step(1.3, 0)}${step(0, -2.2)}${step(2.8, 0)}${step(0, 2.2)}${step(1.3, 0)}${step(0, 2)}${step(1.3, 0)}${step(0, 2)}z`;
    case "hooks":
      return `M${at(1, 1)}${step(6, 0)}${step(0, 4.5)}${step(-3.4, 0)}${step(0, -2)}${step(1.7, 0)}${step(0, -1)}${step(-2.8, 0)}${step(0, 4.5)}${step(5.5, 0)}${step(0, 0.01)}${step(-7, 0)}z`;
    case "teeth":
      return `M${at(0, 8)}${step(4, -7)}${step(4, 7)}z`;
    case "plain":
      return "";
  }
}

/** Andean cloth as horizontal bands stacked from `y` down; figures repeat in squares of each band's height. */
export function weave(x: number, y: number, width: number, bands: readonly Band[]): string {
  let top = y;
  return bands
    .map(([kind, height, ground, ink = ground]) => {
      const count = kind === "plain" ? 0 : Math.ceil(width / height);
      const cells = Array.from({ length: count }, (_, index) =>
        figure(kind, x + index * height, top, height),
      );
      const strip =
        rect(x, top, width, height + 0.5, ground) +
        (count ? path(cells.join(""), ink, 'fill-rule="evenodd"') : "");
      top += height;
      return strip;
    })
    .join("");
}

/** The height of a stack of bands. */
export function heightOf(bands: readonly Band[]): number {
  return bands.reduce((sum, band) => sum + band[1], 0);
}
