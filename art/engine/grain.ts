import { createRandom } from "./random.ts";
import { path, rect, short } from "./shapes.ts";
import { height, type Sheet, width } from "./sheet.ts";

const tile = 192;

/**
 * A tile of ink specks, as a sprayed stencil leaves them: one in each cell of a grid, so that the repeat does not show.
 * `cells` is the number of cells along one side of the tile.
 */
function specks(sheet: Sheet, colour: string, cells = 20, seed = 7): string {
  const random = createRandom(seed);
  const side = tile / cells;
  const data = Array.from({ length: cells * cells }, (_, index) => {
    const [x, y] = [(index % cells) * side, Math.floor(index / cells) * side];
    return `M${Math.round(x + random(0, side))} ${Math.round(y + random(0, side))}h${short(random(0.1, 0.9))}`;
  }).join("");
  const line = `<path d="${data}" stroke="${colour}" stroke-width="1.3" stroke-linecap="round"/>`;
  const size = `width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"`;
  return `url(#${sheet.define((id) => `<pattern id="${id}" ${size}>${line}</pattern>`)})`;
}

/**
 * Stippled shading inside a shape: dense on the side that `along` points to (parts of the shape's box), fading to nothing on the
 * other. Drawn over the shape's flat ink, it gives the airbrushed edge of an old poster.
 */
export function stipple(
  sheet: Sheet,
  data: string,
  colour: string,
  along: readonly number[] = [0, 0, 1, 0],
  strength = 0.9,
  cells = 24,
): string {
  const fade = sheet.gradient(
    [
      [0.15, "#000"],
      [1, "#fff", strength],
    ],
    along,
  );
  const mask = sheet.define(
    (id) => `<mask id="${id}" maskContentUnits="userSpaceOnUse"><path d="${data}" fill="${fade}"/></mask>`,
  );
  return path(data, specks(sheet, colour, cells), `mask="url(#${mask})"`);
}

/** Faint specks of light and dark over the whole picture: the paper it is printed on. */
export function paperGrain(sheet: Sheet, strength = 0.17): string {
  const [side, cells] = [10, 15];
  const size = `width="${side * cells}" height="${side * cells}" patternUnits="userSpaceOnUse"`;
  const random = createRandom(31);
  const dots = Array.from({ length: cells * cells }, (_, place) => {
    const [x, y] = [
      (place % cells) * side + random(0, side),
      Math.floor(place / cells) * side + random(0, side),
    ];
    return `M${Math.round(x)} ${Math.round(y)}h.4`;
  }).join("");
  // The light specks are the dark ones turned round: compression stores a repeat of the same path data for almost nothing.
  const turned = `transform="rotate(180 ${(side * cells) / 2} ${(side * cells) / 2})"`;
  const inks = [`stroke="#151B3A"`, `stroke="#FFF9EA" ${turned}`].map(
    (ink) => `<path d="${dots}" ${ink} stroke-width="1.2" stroke-linecap="round"/>`,
  );
  const tile = sheet.define((id) => `<pattern id="${id}" ${size}>${inks.join("")}</pattern>`);
  return rect(0, 0, width, height, `url(#${tile})`, `opacity="${strength}"`);
}
