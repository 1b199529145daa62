import { circle, path, place, rect, stroke } from "../../engine/shapes.ts";

type StoneInks = { lit: string; stone: string; shade: string; dark: string; tile: string };

const door = (x: number, y: number, wide: number, tall: number) =>
  `M${x - wide / 2} ${y}v${-tall + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${tall - wide / 2}z`;

function tower({ lit, stone, shade, dark, tile }: StoneInks): string {
  return [
    rect(-44, -196, 88, 196, stone),
    rect(-44, -196, 14, 196, lit),
    rect(16, -196, 28, 196, shade),
    path("M-8-70h16v-34H-8zM-8-140h16v-30H-8z", dark),
    rect(-50, -206, 100, 12, lit),
    rect(18, -206, 32, 12, shade),
    rect(-40, -266, 80, 60, stone),
    rect(-40, -266, 10, 60, lit),
    rect(18, -266, 22, 60, shade),
    path(door(-16, -208, 20, 46) + door(14, -208, 20, 46), dark),
    rect(-46, -276, 92, 11, lit),
    rect(18, -276, 28, 11, shade),
    path("M-30-276q0-34 30-38 30 4 30 38z", tile),
    path("M8-276q6-24-8-38 30 4 30 38z", shade),
    path("M-44-276l4-26 4 26zM36-276l4-26 4 26zM-5-312l5-22 5 22z", lit),
    stroke("M0-334v-14M-5-342h10", dark, 2.4),
  ].join("");
}

/** The cathedral of Cusco from the square, 640 units wide and 350 high, the middle of its foot at 0, 0. */
export function cuscoCathedral(inks: StoneInks): string {
  const { lit, stone, shade, dark, tile } = inks;
  const chapel = (x: number) =>
    place(
      rect(-62, -120, 124, 120, stone) +
        rect(-62, -120, 10, 120, lit) +
        rect(34, -120, 28, 120, shade) +
        path("M-68-120q34-4 46-26 22-22 44 0 12 22 46 26z", lit) +
        path("M22-146q12 22 46 26H20z", shade) +
        path(door(0, 0, 34, 62) + "M-10-84h20v-18h-20z", dark) +
        path("M-24 0v-74h6V0zM18 0v-74h6V0z", lit),
      x,
      0,
    );
  const columns = [-92, -64, -36, 30, 58, 86].map((x) => rect(x, -168, 8, 168, lit)).join("");
  return [
    chapel(-252),
    chapel(252),
    rect(-120, -186, 240, 186, stone),
    rect(62, -186, 58, 186, shade),
    rect(-126, -194, 252, 11, lit),
    path("M-100-194q40-4 58-36 42-36 84 0 18 32 58 36z", stone),
    path("M24-230q12 34 76 36H30z", shade),
    path("M-104-192q44-6 62-42 42-34 84 0 18 36 62 42l-8 0q-40-6-60-38-36-28-72 0-20 32-60 38z", lit),
    columns,
    rect(-100, -104, 200, 9, lit),
    rect(40, -104, 60, 9, shade),
    path(
      door(0, 0, 46, 86) +
        door(-76, 0, 26, 56) +
        door(74, 0, 26, 56) +
        "M-14-118h28v-36h-28zM-84-122h16v-28h-16zM66-122h16v-28h-16z",
      dark,
    ),
    circle(0, -208, 13, dark),
    circle(0, -208, 8, tile),
    place(tower(inks), -150, 0),
    place(tower(inks), 150, 0),
    path("M-330 0h660v12h-660z", lit) + path("M-346 12h692v12h-692z", stone),
  ].join("");
}

/** What the morning sun shows on it: courses of stone, the carved portal, and the shadows of towers and cornices. */
export function cathedralCarving({ lit, shade, dark }: StoneInks): string {
  const courses = (from: number, to: number, top: number, foot: number, step: number) =>
    Array.from(
      { length: Math.floor((foot - top) / step) },
      (_, row) => `M${from} ${top + (row + 1) * step}H${to}`,
    ).join("");
  const walls =
    courses(-194, -106, -196, 0, 17) +
    courses(106, 194, -196, 0, 17) +
    courses(-314, -204, -118, 0, 17) +
    courses(204, 314, -118, 0, 17);
  const shadow = (data: string) => path(data, dark, 'opacity=".32"');
  const arch = (wide: number, tall: number, ink: string) => path(door(0, 0, wide, tall), ink);
  const pair = (x: number, top: number, foot: number) =>
    rect(x, top, 5, foot - top, lit) +
    rect(x + 5, top, 3, foot - top, shade) +
    rect(x - 3, top - 4, 14, 5, lit);
  return [
    stroke(walls, dark, 1.2, 'opacity=".28"'),
    // The left tower's shadow on the nave, and each cornice's on the wall below.
    shadow("M-106-186h34l-22 186h-12z") +
      shadow("M-194-196h88v9h-88zM106-196h88v9h-88zM-190-266h80v7h-80zM110-266h80v7h-80z"),
    shadow("M-120-183h240v8h-240zM-314-120h124v7h-124zM190-120h124v7H190z"),
    arch(76, 116, lit) + arch(66, 109, shade) + arch(56, 102, lit) + arch(46, 94, dark),
    path("M-12 0v-60h10V0zM2 0v-60h10V0z", shade, 'opacity=".7"'),
    pair(-48, -150, -108) + pair(-34, -150, -108) + pair(26, -150, -108) + pair(40, -150, -108),
    path("M-52-154h104l-8-8h-88z", lit) + path("M-30-162q30-22 60 0z", shade),
    path(door(0, -112, 22, 36), dark) + path("M-5-114l2-20h6l2 20z", lit),
    path("M196-114v114h68v-92l-36-22z", dark, 'opacity=".22"'),
  ].join("");
}
