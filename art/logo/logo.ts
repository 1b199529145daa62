import { palette } from "../engine/palette.ts";

/** The right half; lighter than the palette's brick, which is hard to see on a dark background. */
const shade = "#8F3420";

/**
 * The site's logo on 24 × 24 units, four to a step: the Andean stepped cross, lit from the left, and in it a direction arrow ("irány")
 * that is a snow peak. The right halves lie over the whole shapes: side by side they would leave a hairline.
 * `app/site/shell/header/wordmark.tsx` draws the same.
 */
const shapes = [
  `<path d="M8 0h8v4h4v4h4v8h-4v4h-4v4H8v-4H4v-4H0V8h4V4h4z" fill="${palette.terracotta}"/>`,
  `<path d="M12 0h4v4h4v4h4v8h-4v4h-4v4h-4z" fill="${shade}"/>`,
  `<path d="m12 4.2 6.2 14.6-6.2-3.1-6.2 3.1z" fill="#FFFAF0"/>`,
  `<path d="m12 4.2 6.2 14.6-6.2-3.1z" fill="${palette.sun}"/>`,
].join("");

/** The logo alone, on whatever is behind it. */
export const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes}</svg>\n`;

/**
 * The logo on a tile of the night's colour, for systems that cut icons to a shape of their own.
 *
 * @param share how much of the tile's width the logo takes; a maskable icon keeps within 0.8 in any direction
 */
export function logoOnTile(share: number): string {
  const side = 24 / share;
  const edge = (24 - side) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${side} ${side}">` +
    `<rect x="${edge}" y="${edge}" width="${side}" height="${side}" fill="#1B2247"/>${shapes}</svg>\n`
  );
}
