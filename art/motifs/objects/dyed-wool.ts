import { mix, palette } from "../../engine/palette.ts";
import { ellipse, path, place, stroke } from "../../engine/shapes.ts";

/** A hank of dyed yarn over a pole, 60 units wide and 150 long, the pole at 0, 0. */
export function hank(ink: string): string {
  const [shade, light] = [mix(ink, palette.night, 0.34), mix(ink, palette.salt, 0.4)];
  return [
    path("M-26-4q26-14 52 0l3 128q-6 22-29 22t-29-22z", ink),
    path("M6-11q14 1 20 7l3 128q-6 22-26 22 12-80 3-157z", shade),
    stroke(
      "M-19-2q-4 70-1 128M-9-7q-3 80 0 148M1-8q-2 80 1 150M12-7q2 80-1 148M21-4q4 70 0 130",
      light,
      1.8,
      'opacity=".7"',
    ),
    path("M-30 84q30 10 60 0v12q-30 10-60 0z", shade),
  ].join("");
}

/** A pot of dye on three stones over a fire, steaming, 150 units wide; its foot at 0, 0. */
export function dyePot(dye: string): string {
  return [
    ellipse(6, 4, 90, 12, palette.night, 'opacity=".32"'),
    path("M-40-2q-6-26 8-40 2 16 10 20 0-24 16-34 0 22 12 30 4-12 14-16 8 24-6 40z", "#F28A2E"),
    path("M-18-2q-2-16 8-24 6 14 12 10 6 8 0 14z", "#FFE09A"),
    ...[-56, 52].map((x) => ellipse(x, -8, 24, 17, "#8A8078") + ellipse(x + 5, -5, 17, 11, "#5E5660")),
    path("M-66-96q-16 70 30 76h72q46-6 30-76z", "#4A342E"),
    path("M26-96q16 56 2 76h8q46-6 30-76z", palette.night, 'opacity=".45"'),
    stroke("M-54-84q-8 40 12 56", "#8A6A58", 5),
    ellipse(0, -96, 68, 15, "#6E5044") + ellipse(0, -95, 57, 11, dye),
    stroke("M-24-114q-14-24 2-44t-6-46M20-112q14-22-2-42t8-44", "#FFF6E2", 6, 'opacity=".5"'),
    place(stroke("M0 0L30-74", "#C79552", 7), 18, -96),
  ].join("");
}
