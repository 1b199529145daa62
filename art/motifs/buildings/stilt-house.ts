import { path, rect, stroke } from "../../engine/shapes.ts";

type StiltInks = { wall: string; shade: string; roof: string; roofShade: string; post: string; glow: string };

/** A river house on posts with a palm-leaf roof and a lit window, some 150 units wide; the waterline at y = 0, its left post at 0. */
export function stiltHouse({ wall, shade, roof, roofShade, post, glow }: StiltInks): string {
  const thatch = Array.from(
    { length: 9 },
    (_, index) => `M${12 + index * 9}-150L${-8 + index * 12}-100`,
  ).join("");
  return [
    stroke("M4 2v-54M36 4v-56M70 4v-56M100 4v-56M128 0v-50M4-20l32-26M70-16l30-28", post, 4.5),
    path("M-6-56h142v8H-6z", post),
    path("M92-56v-46h36v46z", shade),
    rect(0, -102, 92, 46, wall),
    stroke("M16-102v46M32-102v46M76-102v46", shade, 1.6, 'opacity=".6"'),
    rect(42, -92, 22, 22, glow),
    stroke("M53-92v22M42-81h22", shade, 1.6),
    rect(8, -92, 18, 36, shade),
    path("M84-152l28 2 30 54-14 2-22-6z", roofShade),
    path("M-14-96L10-152h76l20 54q-60 8-120 2z", roof),
    stroke(thatch, roofShade, 1.8),
    path("M-14-98q60 8 120-2l1 5q-60 9-122 3z", post, 'opacity=".5"'),
    stroke("M14-54l-16 56M26-54L10 2M10-40h11M6-27h12M2-14h12", post, 2.6),
    stroke("M-6-74h8M-6-74v18M-6-66h8", post, 2.4),
  ].join("");
}
