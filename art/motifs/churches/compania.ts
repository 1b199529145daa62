import { palette } from "../../engine/palette.ts";
import { type View, type Wall, wallOf } from "../../engine/perspective.ts";
import { path, rect, short, smooth, stroke } from "../../engine/shapes.ts";

const stone = { lit: "#F3C48A", mid: "#D79A62", shade: "#96583F", deep: "#6E3B34", dark: palette.bark };
const [x, near, far, broad] = [28, 72, 92, 6];

/** The church of the Company of Jesus beside Cusco's square, its carved front turned to the square in the sun, its long side to us in shade. */
export function compania(view: View, foot: number): string {
  const front = wallOf(view, [x, near], [x, far]);
  const side = wallOf(view, [x + 30, near], [x, near]);
  const flank = side.panel(0, 30 - broad, foot, foot + 15);
  return [
    dome(view, foot),
    path(flank, stone.shade) + path(side.panel(0, 30 - broad, foot + 14.2, foot + 15.2, 0.3), stone.deep),
    tower(view, foot, far - broad),
    portal(front, foot),
    tower(view, foot, near),
  ].join("");
}

function portal({ panel, arch, shape }: Wall, foot: number): string {
  const [from, to, middle] = [broad, far - near - broad, (far - near) / 2];
  const crown = shape([
    [from, foot],
    [from, foot + 17],
    [from + 1.6, foot + 17.4],
    [middle - 2, foot + 19.4],
    [middle, foot + 20.2],
    [middle + 2, foot + 19.4],
    [to - 1.6, foot + 17.4],
    [to, foot + 17],
    [to, foot],
  ]);
  const columns = [from + 0.4, middle - 2.4, middle + 1.8, to - 1].map((at) =>
    panel(at, at + 0.7, foot, foot + 15, 0.4),
  );
  return [
    path(crown, stone.mid),
    path(
      columns.join("") +
        panel(from, to, foot + 8.6, foot + 9.4, 0.5) +
        panel(from, to, foot + 16, foot + 17, 0.6),
      stone.lit,
    ),
    path(arch(middle, foot, 2.6, 7) + arch(middle, foot + 10.4, 1.8, 4.4), stone.dark),
  ].join("");
}

/** A bell tower with its nearest edge at `z`. */
function tower(view: View, foot: number, z: number): string {
  const block = (inset: number, low: number, high: number, wide = broad - inset * 2) => {
    const [left, back] = [x + inset, z + inset];
    const lit = wallOf(view, [left, back], [left, back + wide]);
    const dim = wallOf(view, [left + wide, back], [left, back]);
    return {
      lit,
      dim,
      markup:
        path(lit.panel(0, wide, low, high), stone.mid) + path(dim.panel(0, wide, low, high), stone.shade),
    };
  };
  const cornice = (high: number, out: number) => {
    const { lit, dim } = block(-out, high, high);
    const wide = broad + out * 2;
    return (
      path(lit.panel(0, wide, high, high + 0.9), stone.lit) +
      path(dim.panel(0, wide, high, high + 0.9), stone.deep)
    );
  };
  const base = block(0, foot, foot + 17);
  const belfry = block(0.5, foot + 17, foot + 24.8);
  const [middleX, middleZ] = [x + broad / 2, z + broad / 2];
  const metre = view.metreAt(middleZ);
  const [cx, cy] = view.at([middleX, foot + 24.6, middleZ]);
  const r = metre * 2.5;
  const cap = smooth([
    [cx - r, cy, 0],
    [cx - r * 0.9, cy - r * 0.8],
    [cx, cy - r * 1.3],
    [cx + r * 0.9, cy - r * 0.8],
    [cx + r, cy, 0],
  ]);
  const shaded = smooth([
    [cx + r * 0.1, cy, 0],
    [cx + r * 0.3, cy - r * 0.7],
    [cx, cy - r * 1.3, 0],
    [cx + r * 0.9, cy - r * 0.8],
    [cx + r, cy, 0],
  ]);
  return [
    base.markup,
    path(base.lit.arch(3, foot + 11.5, 1.2, 2.4) + base.dim.arch(3, foot + 11.5, 1.2, 2.4), stone.dark),
    belfry.markup,
    path(
      [1.4, 3.6]
        .map((at) => belfry.lit.arch(at, foot + 18.4, 1.2, 4.6) + belfry.dim.arch(at, foot + 18.4, 1.3, 4.6))
        .join(""),
      stone.dark,
    ),
    cornice(foot + 17, 0.4),
    path(cap, "#C25A34") + path(shaded, "#86352A"),
    cornice(foot + 24, 0.1),
    stroke(
      `M${short(cx)} ${short(cy - r * 1.2)}v${short(-metre * 2.2)}m${short(-metre * 0.6)} ${short(metre * 0.7)}h${short(metre * 1.2)}`,
      stone.dark,
      2,
    ),
  ].join("");
}

function dome(view: View, foot: number): string {
  const [cx, cy] = view.at([x + 20, foot + 17, near + 10]);
  const r = view.metreAt(near + 10) * 6;
  const half = (from: number) =>
    smooth([
      [cx + r * from, cy, 0],
      [cx + r * from * 0.9, cy - r * 0.7],
      [cx, cy - r * 1.1, 0.4],
      [cx + r * 0.88, cy - r * 0.7],
      [cx + r, cy, 0],
    ]);
  return [
    path(half(-1), "#C25A34") + path(half(0.2), "#86352A"),
    rect(cx - r * 1.08, cy - r * 0.06, r * 2.16, r * 0.4, stone.shade),
    rect(cx - r * 0.16, cy - r * 1.36, r * 0.32, r * 0.34, stone.mid),
    path(
      `M${short(cx - r * 0.24)} ${short(cy - r * 1.34)}h${short(r * 0.48)}l${short(-r * 0.24)}${short(-r * 0.3)}z`,
      "#C25A34",
    ),
  ].join("");
}
