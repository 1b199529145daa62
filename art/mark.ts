import { palette } from "./palette.ts";

/**
 * The site's mark on 32 × 32 units: a direction arrow ("irány") that is a snow peak, lit from the left, on a tile of its own so
 * that it reads on light and dark. `corner` is the tile's corner radius.
 */
export function mark(corner: number): string {
  const { indigo, salt, terracotta, brick } = palette;
  const parts = [
    `<rect width="32" height="32" rx="${corner}" fill="${indigo}"/>`,
    `<path d="M16 4L4.5 27.5 16 22.5z" fill="${terracotta}"/>`,
    `<path d="M16 4l11.5 23.5L16 22.5z" fill="${brick}"/>`,
    `<path d="M16 4l-6.6 13.5 3.1-1.5 1.5 3 2-2.5z" fill="${salt}"/>`,
    `<path d="M16 4l6.6 13.5-2.6-2-1.7 2.5L16 16.5z" fill="${palette.sun}"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${parts.join("")}</svg>\n`;
}
