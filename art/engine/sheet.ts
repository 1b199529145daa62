import { rect } from "./shapes.ts";

/** The size in units of every picture, but those for which a series names `sizes`; covers are the same, only with more pixels. */
export const width = 1200;
export const height = 750;

export type Size = readonly [width: number, height: number];

/** `[offset 0–1, colour, opacity]` */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export type Sheet = ReturnType<typeof createSheet>;

/** Draws one picture: its definitions go to the sheet, its shapes are returned. */
export type Scene = (sheet: Sheet) => string;

/** Collects the definitions (gradients, patterns, masks) of one picture; equal definitions are kept once. */
export function createSheet() {
  const definitions = new Map<string, string>();

  function define(markup: (id: string) => string): string {
    const key = markup("?");
    const id = definitions.get(key) ?? `i${definitions.size.toString(36)}`;
    definitions.set(key, id);
    return id;
  }

  function stopsOf(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity = 1]) => {
        const faint = opacity === 1 ? "" : ` stop-opacity="${opacity}"`;
        return `<stop offset="${+offset.toFixed(3)}" stop-color="${colour}"${faint}/>`;
      })
      .join("");
  }

  /** A paint from top to bottom of whatever it fills, or along `[x1, y1, x2, y2]` in parts of its box. */
  function gradient(stops: readonly Stop[], along: readonly number[] = [0, 0, 0, 1]): string {
    const [x1, y1, x2, y2] = along;
    const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    return `url(#${define((id) => `<linearGradient id="${id}" ${line}>${stopsOf(stops)}</linearGradient>`)})`;
  }

  /** A paint around a point of the picture, in picture units. */
  function radial(x: number, y: number, radius: number, stops: readonly Stop[]): string {
    const area = `cx="${x}" cy="${y}" r="${radius}" gradientUnits="userSpaceOnUse"`;
    return `url(#${define((id) => `<radialGradient id="${id}" ${area}>${stopsOf(stops)}</radialGradient>`)})`;
  }

  /** Shows `markup` only inside the path. */
  function clip(data: string, markup: string): string {
    const id = define((name) => `<clipPath id="${name}"><path d="${data}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${markup}</g>`;
  }

  function toSvg(body: string, [wide, high]: Size = [width, height]): string {
    const all = [...definitions].map(([markup, id]) => markup.replace('id="?"', `id="${id}"`)).join("");
    const base = rect(0, 0, wide, high, "#F6F0E4");
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}"><defs>${all}</defs>${base}${body}</svg>\n`;
  }

  return { define, gradient, radial, clip, toSvg };
}
