import { palette } from "./palette.ts";
import { path, stroke } from "./shapes.ts";
import type { Sheet } from "./sheet.ts";

/** An airliner from its left side, nose to the left, 640 units long, the middle of its hull at 0, 0. */
export function airliner(sheet: Sheet): string {
  const hull =
    "M-318 8q4-22 42-36 26-10 64-12h380q60 2 132-22l18 4q-20 34-70 52-60 20-130 22h-390q-36 2-46-8z";
  const fin = "M212-42q36-62 62-128h48q-2 70-14 120z";
  const windows = Array.from({ length: 26 }, (_, index) => `M${-196 + index * 15}-18v8`).join("");
  const belt = Array.from(
    { length: 7 },
    (_, index) => `M${238 + index * 9} ${-70 + index * 1}l7-10 7 10-7 10z`,
  ).join("");
  return [
    path("M-20-36l150-104h26l-66 106z", "#9AA6BC"),
    path("M-2-92q16-12 60-10l-6 18q-40 6-56 0z", "#7C88A6"),
    path(fin, palette.terracotta),
    sheet.clip(
      fin,
      path("M270-180h70v140h-60q20-60-10-140z", palette.brick) +
        stroke("M200-96h140M200-56h140", palette.sun, 5) +
        path(belt, palette.glow) +
        stroke("M200-108h140", palette.salt, 3),
    ),
    path(hull, "#FFFBF2"),
    sheet.clip(
      hull,
      path("M-330-2q200 20 420 10 160-8 270-64v80h-690z", "#CBD2DE") +
        path("M-330 14q200 18 420 8 100-6 180-32v60h-600z", "#A9B4C8") +
        path("M150-60h230v80H110q30-40 40-80z", palette.terracotta, 'opacity=".9"') +
        path("M130-60h14q-10 44-40 80H90q30-40 40-80z", palette.sun),
    ),
    stroke(windows, palette.indigo, 6),
    path("M-296-14q10-12 30-18h16l2 16z", palette.indigo),
    path("M214-14l96-12 74 36h-34z", "#E2E6EC"),
    path("M214-14l136 24h34l-20-10z", "#A9B4C8"),
    path("M-96 36q20-14 74-12l40 6-6 24-90 2q-30-6-18-20z", "#E2E6EC"),
    path("M-96 36q-12 14 18 20l90-2 2-10q-70 6-110-8z", "#8F9AB4"),
    path("M-70 6q70-10 140 2L268 128h-40L20 32z", "#EEF0F2"),
    path("M20 32l208 96h40L140 50z", "#B4BECF"),
    path("M228 128h40l10-22-14 4z", palette.terracotta),
  ].join("");
}
