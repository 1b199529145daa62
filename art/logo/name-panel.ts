import { logo } from "./logo.ts";
import { nameLines } from "./name-lines.ts";
import { palette } from "../engine/palette.ts";
import { path, place, rect } from "../engine/shapes.ts";
import { weave } from "../motifs/objects/textile.ts";

/** Size of the panel that a social card carries beside its picture. */
export const panelSize = { width: 192, height: 630 } as const;

/** A poster's margin with the site's logo and name, as SVG. */
export function namePanel(): string {
  const { width, height } = panelSize;
  const edge = weave(0, 0, height + 40, [
    ["plain", 4, palette.brick],
    ["diamonds", 22, palette.terracotta, palette.glow],
    ["plain", 4, palette.brick],
  ]);
  const lines = nameLines.map(({ outline, width: long }, index) => {
    const scale = 132 / Math.max(...nameLines.map((line) => line.width));
    return place(path(outline, palette.indigo), 111 - (long * scale) / 2, 402 + index * 58, scale);
  });
  const body = [
    rect(0, 0, width, height, palette.salt),
    place(edge, 30, 0, 1, 1, 90),
    logo.trim().replace("<svg", `<svg x="56" y="206" width="110" height="110"`),
    ...lines,
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}
