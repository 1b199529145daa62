import { face, skin } from "./face.ts";
import { note } from "../objects/money.ts";
import { palette } from "../../engine/palette.ts";
import { ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** A market woman in an apron from the hips up, turned to us, who holds a note against the light on our right; 200 units high, the middle of her hips at 0, 0. */
export function noteReader(sheet: Sheet): string {
  const blouse = smooth("-58 4!, -56 -60, -46 -98, -20 -112, 20 -112, 46 -98, 56 -60, 58 4!");
  const apron = smooth("-40 4!, -36 -56, -26 -78!, 26 -78!, 36 -56, 40 4!");
  return [
    stroke("M44-92q40-2 52-42", "#D9A03A", 25) + stroke("M94-132l4-22", skin.lit, 15),
    stroke("M-46-92q-26 30-10 70", "#D9A03A", 25) + stroke("M-57-28q20 10 40 6", skin.lit, 15),
    path("M-9-128h20v24h-20z", skin.shade),
    path(blouse, "#D9A03A"),
    sheet.clip(
      blouse,
      path(apron, palette.salt) +
        path("M-26-80q-4-16-10-30M26-80q4-16 10-30", "none", `stroke="${palette.salt}" stroke-width="7"`) +
        stroke("M-38-44q38 10 76 0", palette.terracotta, 6) +
        stroke("M-39-34q39 10 78 0", palette.sun, 4) +
        path("M-18-24h36v20q-18 8-36 0z", "#E3D6C0") +
        path("M16-120q20 60 10 130h40v-130z", palette.night, 'opacity=".22"'),
    ),
    path("M-27-148q-6-46 28-48 34 2 28 48 0 20-8 30h-40q-8-10-8-30z", palette.night),
    place(face(), 0, -124, 2),
    path("M-24-158q0-32 25-34 25 2 25 34-6-18-24-20-20 2-26 20z", palette.night),
    ellipse(4, -198, 15, 10, palette.night),
    stroke("M-8-190q10 4 22 0", palette.terracotta, 4),
    place(note(palette.coca), 104, -178, 0.44, 0.44, -18),
    stroke("M96-156q4-8 10-8", skin.lit, 9),
  ].join("");
}
