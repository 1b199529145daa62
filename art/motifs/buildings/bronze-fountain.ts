import { palette } from "../../engine/palette.ts";
import { band, blob, circle, ellipse, path, type Point, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

const bronze = { light: "#A9C4A4", lit: "#5F8F7C", mid: "#38675E", dark: "#1D3D40" };
const stone = { lit: "#F7E6C4", mid: "#DDBE95", shade: "#A37F72" };

/** A round thing on the axis, given by its right outline from the top down, lit from the left. */
function turned(sheet: Sheet, outline: readonly Point[]): string {
  const left = outline
    .toReversed()
    .map(([x, y, round]): Point => (round === undefined ? [-x, y] : [-x, y, round]));
  const data = smooth([...outline, ...left]);
  const half = Math.max(...outline.map(([x]) => x));
  const [top, foot] = [outline[0]?.[1] ?? 0, outline.at(-1)?.[1] ?? 0];
  const part = (from: number, to: number, ink: string) =>
    path(`M${from * half} ${top - 4}H${to * half}V${foot + 4}H${from * half}z`, ink);
  return (
    path(data, bronze.lit) +
    sheet.clip(data, part(-0.8, -0.56, bronze.light) + part(0, 1, bronze.mid) + part(0.5, 1, bronze.dark))
  );
}

/** A bowl with its lip; the water in it shines. */
function bowl(sheet: Sheet, y: number, half: number, deep: number): string {
  return (
    turned(sheet, [
      [half, y, 0],
      [half * 0.97, y + deep * 0.22],
      [half * 0.6, y + deep * 0.66],
      [half * 0.14, y + deep, 0],
    ]) +
    ellipse(0, y, half, half * 0.11, bronze.dark) +
    ellipse(0, y + 1, half * 0.92, half * 0.085, palette.foam)
  );
}

/** Threads of water that fall from a lip to the bowl below, spreading a little. */
function falls(from: number, half: number, to: number, spread: number): string {
  const threads = [-1, -0.86, -0.66, -0.4, -0.12, 0.12, 0.4, 0.66, 0.86, 1].map((share) => {
    const [x, out] = [Math.round(half * share), Math.round(spread * share)];
    return `M${x} ${from}q${out} ${Math.round((to - from) * 0.25)} ${out} ${to - from}`;
  });
  return threads.join("");
}

/** The bronze fountain of 1651, 400 units wide and 330 high to the trumpet of Fame, the middle of its foot at 0, 0. */
export function bronzeFountain(sheet: Sheet): string {
  const rim = (y: number, half: number, tall: number, ink: string, shade: string) => {
    const deep = half * 0.12;
    const data = `M${-half} ${y}v${tall}a${half} ${deep} 0 0 0 ${half * 2} 0v${-tall}z`;
    return (
      path(data, ink) +
      sheet.clip(data, path(`M${half * 0.3} ${y}H${half}v${tall + deep}H${half * 0.3}z`, shade))
    );
  };
  return [
    rim(6, 214, 10, stone.mid, stone.shade) + ellipse(0, 6, 214, 26, stone.lit),
    rim(-32, 180, 30, stone.lit, stone.mid),
    band("M-180-12a180 21.6 0 0 0 360 0", stone.shade, 3, 'opacity=".6"'),
    ellipse(0, -32, 184, 23, "#FFF4DC") + ellipse(0, -31, 170, 18, palette.sea),
    path("M0-31h170a170 18 0 0 1-130 17z", palette.deep, 'opacity=".6"'),
    turned(sheet, [
      [16, -150, 0],
      [14, -128],
      [34, -104],
      [22, -84],
      [26, -64],
      [46, -40],
      [52, -28, 0],
    ]),
    stroke(falls(-166, 108, -34, 22), "#FFFDF4", 2.4, 'opacity=".8"'),
    ellipse(0, -32, 126, 11, "#FFFDF4", 'opacity=".55"'),
    bowl(sheet, -168, 112, 34),
    turned(sheet, [
      [10, -238, 0],
      [9, -222],
      [24, -206],
      [14, -190],
      [22, -168, 0],
    ]),
    stroke(falls(-252, 56, -170, 14), "#FFFDF4", 2.2, 'opacity=".8"'),
    ellipse(0, -169, 70, 6, "#FFFDF4", 'opacity=".6"'),
    bowl(sheet, -253, 58, 24),
    turned(sheet, [
      [6, -292, 0],
      [7, -280],
      [14, -266],
      [12, -252, 0],
    ]),
    // Fame with her wings and her trumpet.
    blob("-3 -312!, -16 -330, -40 -352!, -42 -326, -30 -302, -6 -296!", bronze.lit),
    blob("3 -312!, 16 -328, 40 -344!, 40 -320, 28 -300, 6 -296!", bronze.dark),
    blob("-6 -324, 6 -324, 8 -306, 13 -286!, -11 -286!, -7 -306", bronze.mid),
    path("M-4-322q-6 16-6 35h7q-2-18 1-35z", bronze.light),
    circle(0, -331, 6, bronze.lit),
    stroke("M3-330l16-24", palette.sun, 3) + path("M14-354l12-14 2 18z", palette.sun),
  ].join("");
}
