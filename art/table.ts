import { mix, palette } from "./palette.ts";
import { lime } from "./produce.ts";
import { createRandom } from "./random.ts";
import { blob, circle, ellipse, path, place, smooth, stroke } from "./shapes.ts";
import type { Sheet } from "./sheet.ts";

/** A wide plate of ceviche seen from the side above, about 400 × 150 units, its rim's middle at 0, 0. */
export function ceviche(sheet: Sheet): string {
  const bowl = smooth("-196 0!, -180 36, -120 66, -50 78!, 50 78!, 120 66, 180 36, 196 0!");
  const shade = smooth("60 -10!, 70 40, 30 90!, 210 90!, 210 -10!");
  return [
    ellipse(0, 78, 74, 12, "#B9AE9A"),
    path(bowl, palette.salt),
    sheet.clip(
      bowl,
      path(shade, "#C9BFAE") +
        stroke("M-190 22q190 60 380 0", palette.indigo, 5) +
        stroke("M-182 33q182 58 364 0", palette.terracotta, 3),
    ),
    ellipse(0, 0, 196, 46, "#FFFBF0"),
    ellipse(0, 3, 168, 36, "#DDD3BE"),
    ellipse(0, 6, 160, 32, "#F3E8C4"),
    lettuce(),
    sweetPotato(),
    corn(),
    fish(),
    onions(),
  ].join("");
}

function lettuce(): string {
  return (
    blob(
      "-170 0, -184 -28, -160 -34, -152 -58, -124 -50, -104 -70, -84 -48, -60 -40, -60 0, -90 16, -140 16",
      palette.coca,
    ) +
    blob("-156 0, -160 -22, -140 -28, -130 -46, -112 -38, -96 -50, -80 -30, -70 0", palette.leaf) +
    stroke("M-76 4q-40-10-60-38M-96-6q-6-20-4-36", "#C9D48A", 2.5)
  );
}

function sweetPotato(): string {
  const slice = (x: number, y: number, turn: number) =>
    place(
      ellipse(0, 4, 36, 22, "#B4591F") +
        ellipse(0, 0, 36, 21, "#E58A34") +
        ellipse(-4, -2, 24, 13, "#F0A24F"),
      x,
      y,
      1,
      1,
      turn,
    );
  return slice(128, -8, -12) + slice(98, -20, 8);
}

function corn(): string {
  const random = createRandom(3);
  const kernels = Array.from({ length: 15 }, (_, index) => {
    const [x, y] = [96 + (index % 5) * 15 + random(-4, 4), 8 + Math.floor(index / 5) * 9 + random(-2, 2)];
    return ellipse(x, y, 8.5, 6.5, index % 3 ? "#F7E7B0" : "#EAD08A");
  });
  return kernels.join("");
}

function fish(): string {
  const random = createRandom(12);
  const cubes = `-84 0, -48 -24, -8 -38, 32 -28, 62 -6, -24 -4, 18 4, -62 18, -18 22, 28 26, 64 18`.split(
    ", ",
  );
  return cubes
    .map((spot) => {
      const [x = 0, y = 0] = spot.split(" ").map(Number);
      const piece =
        blob("-26 -4, -18 -16, 4 -18, 24 -10, 28 6, 10 18, -14 16, -28 8", "#C9AE98") +
        blob("-26 -6, -18 -17, 4 -19, 24 -11, 24 0, 6 8, -16 8", "#FFFAF0") +
        blob("6 8, 24 0, 26 -8, 28 6, 12 17", "#B59A8A") +
        stroke("M-14-8q12-6 26-4M-10 0q10-3 18-2", "#EBDACB", 2.4);
      return place(piece, x, y, random(0.9, 1.12), random(0.9, 1.1), random(-16, 16));
    })
    .join("");
}

function onions(): string {
  const rings =
    "M-60-24q20-22 44-6M-24-44q30-12 44 8M8-30q28-10 44 10M-46 0q24-16 50 2M-2 4q24-18 46 0M-30 20q20-16 44 0M22 18q20-10 36 4";
  const chili = "M-50-34l14 6M-8-18l14-4M38-8l12 6M-34 10l12-4M8 28l14-4M50 10l10-6M-70 14l10 4";
  const herb = "M-20-30l6-4M14-12l7 3M-60 6l6-4M34 14l7-3M-6 12l6 4M52-18l6 3";
  return (
    stroke(rings, palette.maize, 5.5) +
    stroke(rings, "#A45C8A", 2.4) +
    stroke(chili, palette.terracotta, 5) +
    stroke(herb, palette.coca, 5)
  );
}

/** A tall glass of chicha morada with a slice of lime on its rim, 180 units high, its foot's middle at 0, 0. */
export function chichaMorada(sheet: Sheet): string {
  const glass = smooth("-44 -176!, -38 -60, -34 0!, 34 0!, 38 -60, 44 -176!");
  const inside = smooth("-42 -146!, -36 -60, -31 -8!, 31 -8!, 36 -60, 42 -146!");
  return [
    place(lime(true), 44, -176, 0.52),
    path(glass, "#F6F0E4", 'opacity=".5"'),
    path(inside, palette.maize),
    sheet.clip(
      inside,
      path("M-50-150h36l8 150h-44z", mix(palette.maize, palette.terracotta, 0.35)) +
        path("M12-150h40v150h-36z", palette.night, 'opacity=".35"') +
        blob("-30 -140, -10 -150, 4 -134, -12 -120, -28 -124", palette.rose, 'opacity=".4"') +
        blob("8 -130, 26 -138, 34 -122, 20 -108, 6 -114", palette.rose, 'opacity=".3"') +
        circle(-14, -98, 5, palette.glow, 'opacity=".8"') +
        circle(10, -84, 4, palette.glow, 'opacity=".8"'),
    ),
    ellipse(0, -146, 42, 8, "#8A3F6E"),
    ellipse(0, -176, 44, 9, "none", `stroke="${palette.salt}" stroke-width="3"`),
    stroke("M-33-160q4 70 8 140", "#FFF", 5, 'opacity=".55"'),
  ].join("");
}
