import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, smooth, straight, stroke } from "../../engine/shapes.ts";

/** A Peruvian pelican at rest, its bill on its breast; 120 units high, its feet at 0, 0, facing right. */
export function pelican(): string {
  return [
    stroke("M-6-20v16M10-20v16", "#7A6A62", 5),
    path("M-14 0l8-6 12 6zM2 0l8-6 14 6z", "#6A5A56"),
    path(smooth("-62 -16!, -50 -40, -30 -64, 0 -72, 26 -58, 30 -34, 14 -16, -14 -14, -36 -20"), "#6E6670"),
    path(smooth("30 -34!, 14 -16, -14 -14, -36 -20, -10 -26, 12 -40, 22 -58"), "#453F50"),
    path(smooth("-66 -10!, -46 -36, -24 -58, 4 -62, 16 -44, -2 -26, -30 -20"), "#8F8890"),
    stroke("M-52-22q20-24 46-30M-44-20q20-18 44-24M-34-18q16-10 32-14", "#D8D0CC", 2.6),
    stroke("M20-50q24-16 12-40-8-18 8-26", "#F6EFDF", 15),
    stroke("M12-54q24-14 12-40-8-18 6-28", "#5A4A4E", 6),
    ellipse(40, -118, 12, 9, "#F6EFDF"),
    path(smooth("30 -124!, 24 -132, 22 -122, 32 -118"), "#F1D98A"),
    path(smooth("38 -112!, 46 -96, 62 -62, 74 -46!, 56 -50, 42 -70, 34 -96"), "#7C8FA6"),
    path(smooth("38 -112!, 40 -96, 48 -74, 60 -56!, 50 -54, 40 -72, 34 -96"), "#5C6E8A"),
    path(straight("44 -118, 50 -110, 80 -48, 76 -44, 40 -108"), "#E7B45A"),
    path(straight("44 -118, 50 -110, 80 -48, 79 -47, 44 -110"), "#F7DC9A"),
    path("M80-48l2 8-6-4z", palette.clay),
    circle(44, -121, 3, palette.night),
    circle(45, -122, 1, palette.salt),
  ].join("");
}
