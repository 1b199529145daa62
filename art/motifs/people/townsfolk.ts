import { palette } from "../../engine/palette.ts";
import { band, blob, circle, ellipse, path, place, stroke } from "../../engine/shapes.ts";

const shade = 'opacity=".28"';

type ManInks = { coat?: string; trousers?: string; hat?: string; hair?: string };

/** A man in town clothes from behind, 100 units high, feet at 0, 100; bareheaded without a hat ink. */
export function townsman({
  coat = palette.indigo,
  trousers = palette.bark,
  hat,
  hair = palette.bark,
}: ManInks = {}): string {
  return [
    stroke("M-5 58l-3 20 1 18M5 58l4 18 1 20", trousers, 9),
    path("M-13 95h11v6h-11zM4 95h11v6h-11z", palette.night),
    stroke("M-12 33l-5 15 2 12M12 33l6 14 0 13", coat, 7),
    blob("-13 29, 0 25, 13 29, 12 62!, -12 62!", coat),
    path("M4 26q6 1 9 4l-1 32h-8z", palette.night, shade),
    circle(0, 17, 7.5, palette.clay),
    path("M-8 19q-1-13 8-13t8 13q-8 5-16 0z", hair),
    hat ? ellipse(0, 14, 14, 3.4, hat) + path("M-8 14q0-11 8-11t8 11z", hat) : "",
    hat ? band("M-8 12q8 3 16 0", palette.brick, 2.4) : "",
  ].join("");
}

type WomanInks = { dress?: string; hair?: string; sash?: string };

/** A woman in a summer dress from behind, 100 units high, feet at 0, 100. */
export function townswoman({
  dress = palette.terracotta,
  hair = palette.bark,
  sash,
}: WomanInks = {}): string {
  return [
    stroke("M-4 78v18M5 78v18", palette.clay, 5),
    path("M-9 95h9v6h-9zM2 95h9v6h-9z", palette.night),
    stroke("M-10 33l-6 14 3 12M10 33l7 13-2 13", palette.clay, 5),
    blob("-11 29, 0 26, 11 29, 8 46!, 19 82!, -19 82!, -8 46!", dress),
    path("M3 26q5 0 8 3l-3 17 11 36h-13z", palette.night, shade),
    sash ? band("M-8 46q8 3 16 0", sash, 4) : "",
    circle(0, 17, 7.5, palette.clay),
    blob("-9 15, 0 6, 9 15, 8 30, 0 34, -8 30", hair),
  ].join("");
}

/** A pigeon pecking, about 40 units long, its feet at 0, 0; it faces left. */
function pigeon(ink: string, wing: string): string {
  return (
    stroke("M-2-4v5M4-4v5", palette.clay, 1.6) +
    blob("-20 -17, -15 -22, -9 -20, -4 -17, 10 -15, 24 -6!, 12 -4, 0 -2, -9 -7, -13 -13", ink) +
    blob("-4 -14, 8 -14, 20 -7!, 8 -6, 0 -8", wing) +
    path("M-20-17l-6 3 6 1z", palette.sun)
  );
}

/** Pigeons on the ground at `[x, y, size, way]`, size in parts of 40 units, `way` −1 to face right. */
export function pigeons(
  spots: readonly (readonly [number, number, number, number])[],
  ink: string,
  wing: string,
): string {
  return spots.map(([x, y, size, way]) => place(pigeon(ink, wing), x, y, size * way, size)).join("");
}

/** Birds on the wing at `[x, y, span]`, each two bent strokes. */
export function flock(spots: readonly (readonly [number, number, number])[], ink: string): string {
  const birds = spots.map(([x, y, span]) => {
    const [half, rise] = [Math.round(span / 2), Math.round(span * 0.32)];
    return `M${x - half} ${y - rise}q${half - 2} 0 ${half} ${rise} 2-${rise} ${half}-${rise}-${Math.round(half * 0.7)} ${Math.round(rise * 0.4)}-${half} ${rise * 2}-${Math.round(half * 0.3)}-${Math.round(rise * 1.6)}-${half}-${rise * 2}z`;
  });
  return path(birds.join(""), ink);
}
