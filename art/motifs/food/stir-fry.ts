import { blob, path, place, smooth, stroke } from "../../engine/shapes.ts";

/** A strip of seared beef, about 100 units long, its middle at 0, 0. */
export function beef(cut = 0): string {
  const [all, top] =
    cut % 2
      ? [
          "-50 2 .4, -34 -20 .5, 6 -18 .5, 44 -28 .4, 52 -8 .4, 36 14 .5, -4 24 .5, -40 22 .4",
          "-50 2 .4, -34 -20 .5, 6 -18 .5, 44 -28 .4, 34 -6 .4, -6 4 .5, -36 10 .4",
        ]
      : [
          "-48 -10 .4, -16 -24 .5, 20 -16 .5, 48 -20 .4, 54 4 .4, 24 18 .5, -14 20 .5, -46 14 .4",
          "-48 -10 .4, -16 -24 .5, 20 -16 .5, 48 -20 .4, 40 -2 .4, 10 4 .5, -24 2 .4",
        ];
  return [
    blob(all, "#2A120E", 'opacity=".45" transform="translate(7 9)"'),
    blob(all, "#67301C"),
    blob(top, "#A65C34"),
    stroke("M-34-5q20-10 44-8M-14 0q18-4 36-9", "#7E4226", 2.8),
    stroke("M-24-14q8-4 18-3M18-13q8-1 14-3", "#F0BE8C", 3.2),
    stroke("M-30 16q24 6 50-1", "#45190F", 3),
  ].join("");
}

/** A fried potato stick, about 130 units long, its middle at 0, 0. */
export function chip(): string {
  return [
    path("M-66-8L58-14l10 8-8 20-120 8-8-10z", "#6E3A18", 'opacity=".4" transform="translate(6 8)"'),
    path("M-66-10L58-16l10 8-8 20-120 8-8-10z", "#E0962E"),
    path("M-66-10L58-16l-4 12-116 8z", "#FBDE8C"),
    path("M58-16l10 8-8 20-6-16z", "#B8702A"),
  ].join("");
}

/** A petal of fried red onion, about 110 units across. */
export function onionPetal(): string {
  const petal = smooth("-54 18!, -40 -22, 0 -38, 42 -22, 54 16!, 34 0, 0 -12, -34 4");
  return [
    path(petal, "#3A1024", 'opacity=".35" transform="translate(5 9)"'),
    path(petal, "#8E3B72"),
    path(smooth("-52 18!, -36 -12, 0 -26, 38 -12, 52 16!, 34 0, 0 -12, -34 4"), "#F3DCE6"),
    stroke("M-46 12q12-26 46-30 32 2 46 28", "#C98BB0", 2.6),
  ].join("");
}

/** A wedge of tomato, about 100 units across. */
export function tomatoWedge(): string {
  return [
    blob(
      "-50 -20!, -40 22, 0 40, 40 22, 50 -20!, 20 -12, -20 -12",
      "#3A1210",
      'opacity=".4" transform="translate(6 9)"',
    ),
    blob("-50 -20!, -40 22, 0 40, 40 22, 50 -20!, 20 -12, -20 -12", "#96251B"),
    blob("-46 -20!, -36 16, 0 31, 34 16, 44 -19!, 20 -11, -20 -11", "#DD4A2C"),
    blob("-30 -12, -22 8, -5 14, -5 -8", "#F3A45A") + blob("30 -12, 22 8, 5 14, 5 -8", "#EE8F45"),
    stroke("M-22-4l3 6M-13 0l2 6M14-1l2 6M22-5l-1 6", "#FFE4A8", 3),
    stroke("M-42-6q4 20 20 28", "#F7B49A", 4),
  ].join("");
}

/** A strip of yellow chilli, about 120 units long. */
export function chiliStrip(): string {
  return (
    path(smooth("-60 10!, -30 -18, 20 -22, 62 -10!, 64 2, 20 -4, -28 4, -56 22!"), "#F0A92E") +
    path(smooth("-58 16!, -28 -2, 20 -10, 63 -4!, 64 2, 20 -4, -28 4, -56 22!"), "#B8681F")
  );
}

/** Puts pieces at `[piece, x, y, size, turn]`, the later ones above. */
export function scatter(pieces: readonly (readonly [string, number, number, number, number])[]): string {
  return pieces.map(([piece, x, y, size, turn]) => place(piece, x, y, size, size, turn)).join("");
}
