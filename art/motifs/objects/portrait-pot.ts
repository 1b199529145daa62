import { palette } from "../../engine/palette.ts";
import { band, blob, circle, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

type PotInks = { clay: string; shade: string; slip: string; slipShade: string };

const head =
  "-96 -20!, -104 -70, -108 -130, -112 -190, -108 -240, -84 -282, -40 -300, 0 -304, 40 -300, 84 -282, 108 -240, 112 -190, 108 -130, 104 -70, 96 -20!, 60 0!, -60 0!";

/** A Moche portrait vessel with its stirrup spout, 260 units wide and 470 high, its foot's middle at 0, 0. */
export function portraitPot(sheet: Sheet, inks: PotInks): string {
  const { clay, shade, slip, slipShade } = inks;
  const data = smooth(head);
  const turban = smooth("-120 -206!, -60 -220, 0 -224, 60 -220, 120 -206!, 120 -320!, -120 -320!");
  const side = smooth("34 -310!, 52 -240, 44 -200, 58 -130, 40 -60, 46 10!, 140 10!, 140 -310!");
  const teeth = Array.from({ length: 9 }, (_, index) => {
    const x = -108 + index * 24;
    return `M${x} -238h6v-10h6v-10h6v10h6v10`;
  }).join("");
  return [
    ellipse(28, 0, 116, 14, palette.night, 'opacity=".35"'),
    spout(inks),
    ear(-112, -1, inks),
    ear(112, 1, inks),
    path(data, clay),
    sheet.clip(
      data,
      path(turban, slip) +
        path("M-120-210q120-28 240 0v-14q-120-28-240 0zM-120-262q120-28 240 0v-10q-120-28-240 0z", shade) +
        band(teeth, palette.brick, 5) +
        path("M-120-132q40 8 74 34l-20 60-60 10zM120-132q-40 8-74 34l20 60 60 10z", slip) +
        path(side, palette.night, 'opacity=".24"') +
        path("M-120-40q120 40 240 0v60h-240z", shade),
    ),
    face(inks),
    band("M-60 0h120", slipShade, 5),
  ].join("");
}

function spout({ clay, shade }: PotInks): string {
  const loop = "M-64-292q-10-96 64-98 74 2 64 98";
  return (
    band("M0-390v-66", shade, 34) +
    band("M-6-390v-66", clay, 22) +
    band(loop, shade, 32) +
    band("M-68-292q-8-90 64-94 50 2 60 50", clay, 18) +
    ellipse(0, -456, 19, 6, palette.bark) +
    ellipse(0, -458, 21, 6, "none", `stroke="${clay}" stroke-width="5"`)
  );
}

function ear(x: number, way: number, { clay, shade, slip }: PotInks): string {
  return place(
    blob("0 -190, 16 -186, 22 -160, 12 -120, 0 -110", way < 0 ? clay : shade) +
      circle(12, -104, 19, slip) +
      circle(12, -104, 12, palette.brick) +
      circle(12, -104, 5, palette.sun),
    x - way * 4,
    0,
    way,
    1,
  );
}

function face({ clay, shade, slip, slipShade }: PotInks): string {
  const eye = (x: number, way: number) =>
    place(
      path("M-30 0q26-22 58 4-30 16-58-4z", slip) +
        circle(2, -2, 9, palette.bark) +
        stroke("M-32-1q28-24 62 4", palette.bark, 4) +
        stroke("M-34-24q34-16 66 2", palette.brick, 6),
      x,
      -158,
      way,
      1,
    );
  return [
    eye(-46, 1),
    eye(46, -1),
    blob("-10 -166!, -14 -120, -28 -102, -18 -90, 0 -86, 18 -90, 28 -102, 14 -120, 10 -166!", clay),
    blob("2 -166!, 4 -120, 2 -88, 18 -90, 28 -102, 14 -120, 10 -166!", shade),
    stroke("M-16-95q5-5 9 0M7-93q5-5 9 0", palette.bark, 3),
    blob("-38 -58!, -18 -70, 0 -65, 18 -70, 38 -58!, 18 -44, -18 -44", palette.brick),
    stroke("M-38-58q38 8 76 0", palette.bark, 3),
    stroke("M-52-104q-8 22 0 44M52-104q8 22 0 44", slipShade, 4, 'opacity=".7"'),
    stroke("M-22-30q22 8 44 0", shade, 4),
  ].join("");
}
