import type { Wall } from "../../engine/perspective.ts";
import { path, stroke } from "../../engine/shapes.ts";

export type VillaInks = {
  wall: string;
  trim: string;
  /** The trim on the side away from the light. */
  shade: string;
  room: string;
  /** A lit window. */
  lamp?: string;
  iron: string;
};

export type Opening = {
  along: number;
  up: number;
  wide?: number;
  tall?: number;
  /** Without a round head. */
  square?: boolean;
  lit?: boolean;
  balcony?: boolean;
};

/** A house front between its foot and its eaves, with plinth, cornices and openings with their iron balconies. */
export function houseFront(
  wall: Wall,
  [foot, eaves]: readonly [number, number],
  inks: VillaInks,
  openings: readonly Opening[],
  storey?: number,
): string {
  const { length, panel } = wall;
  const course = (up: number, tall: number, out: number) => panel(-out, length + out, up, up + tall, out);
  const hole = ({ along, up, wide = 1.1, tall = 2.4, square }: Opening, grow = 0) =>
    square
      ? panel(along - wide / 2 - grow, along + wide / 2 + grow, up, up + tall + grow)
      : wall.arch(along, up, wide + grow * 2, tall + grow);
  const all = (some: readonly Opening[], draw: (opening: Opening) => string) => some.map(draw).join("");
  const dark = all(
    openings.filter(({ lit }) => !lit),
    (one) => hole(one),
  );
  const bright = all(
    openings.filter(({ lit }) => lit),
    (one) => hole(one),
  );
  return [
    path(panel(0, length, foot, eaves + 0.9), inks.wall),
    path(panel(0, length, foot, foot + 0.9) + course(eaves - 0.5, 0.5, 0), inks.shade),
    path(
      course(eaves, 0.4, 0.25) +
        course(eaves + 0.9, 0.16, 0.1) +
        (storey === undefined ? "" : course(storey, 0.25, 0.1)) +
        all(openings, (one) => hole(one, 0.22)),
      inks.trim,
    ),
    dark && path(dark, inks.room),
    bright && path(bright, inks.lamp ?? inks.room),
    balconies(
      wall,
      openings.filter(({ balcony }) => balcony),
      inks,
    ),
  ].join("");
}

/** Mullions and glazing bars, for windows near enough to show them. */
export function glazing(wall: Wall, openings: readonly Opening[], ink: string): string {
  const bars = openings.map(({ along, up, wide = 1.1, tall = 2.4 }) => {
    const line = (from: number, low: number, to: number, high: number) =>
      wall.shape(
        [
          [from, low],
          [to, high],
        ],
        false,
      );
    const cross = up + tall * 0.62;
    return line(along, up, along, up + tall) + line(along - wide / 2, cross, along + wide / 2, cross);
  });
  return stroke(bars.join(""), ink, 2.4);
}

/** Iron balconies on stone slabs. */
function balconies(wall: Wall, openings: readonly Opening[], { iron, shade }: VillaInks): string {
  const out = 0.8;
  const reach = ({ along, wide = 1.1 }: Opening) => [along - wide / 2 - 0.5, along + wide / 2 + 0.5] as const;
  const end = (at: number, low: number, high: number) =>
    wall.shape([
      [at, low],
      [at, low, out],
      [at, high, out],
      [at, high],
    ]);
  const slabs = openings.map((one) => {
    const [from, to] = reach(one);
    const low = one.up - 0.25;
    const under = wall.shape([
      [from, low],
      [to, low],
      [to, low, out],
      [from, low, out],
    ]);
    return under + wall.panel(from, to, low, one.up, out) + end(from, low, one.up);
  });
  const bars = openings.map((one) => {
    const [from, to] = reach(one);
    const bar = (at: number, stands: number) =>
      wall.shape(
        [
          [at, one.up, stands],
          [at, one.up + 1, stands],
        ],
        false,
      );
    const front = Array.from({ length: 10 }, (_, index) => bar(from + ((to - from) * index) / 9, out));
    return front.join("") + bar(from, 0.25) + bar(from, 0.5);
  });
  const rails = openings.map((one) => {
    const [from, to] = reach(one);
    const up = one.up + 1;
    return wall.shape(
      [
        [from, up],
        [from, up, out],
        [to, up, out],
        [to, up],
      ],
      false,
    );
  });
  return openings.length === 0
    ? ""
    : path(slabs.join(""), shade) + stroke(bars.join(""), iron, 1.6) + stroke(rails.join(""), iron, 3);
}
