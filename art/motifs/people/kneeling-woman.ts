import { face, skin } from "./face.ts";
import { palette } from "../../engine/palette.ts";
import { ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** A woman of the highlands kneeling and facing us, 100 units high with her hat, her knees at 0, 0. */
export function kneelingWoman(sheet: Sheet, hat: string, shawl: string, skirt: string): string {
  const dress = smooth("-46 0!, -40 -22, -20 -38, 20 -38, 40 -22, 46 0!, 20 6, -20 6");
  const cape = smooth("-24 -28!, -23 -50, -10 -61, 10 -61, 23 -50, 24 -28!, 0 -22");
  return [
    sheet.clip(
      dress,
      path(dress, skirt) +
        stroke("M-50-4q50 12 100 0", palette.sun, 3) +
        stroke("M-50-9q50 12 100 0", palette.leaf, 1.6) +
        path("M12-50l20 60h30v-60z", palette.night, 'opacity=".3"'),
    ),
    path(cape, shawl),
    sheet.clip(
      cape,
      stroke("M-26-36q26 12 52 0", palette.salt, 2) +
        stroke("M-26-32q26 12 52 0", palette.sun, 2.4) +
        path("M8-64q4 20-2 44h24v-44z", palette.night, 'opacity=".28"'),
    ),
    path("M-4-60h8l-4 12z", palette.salt),
    ellipse(-5, -22, 6, 4.4, skin.lit) + ellipse(5, -22, 6, 4.4, skin.shade),
    place(face(), 0, -60, 0.92),
    stroke("M-9-74q-2 14-5 28M9-74q2 14 5 28", palette.night, 3.6),
    ellipse(0, -79, 22, 5.2, hat),
    path("M-12-80q0-15 12-16 12 1 12 16-12 4-24 0z", hat),
    path("M3-96q9 2 9 16l9 1q-4 3-12 4-2-10-6-21z", palette.night, 'opacity=".25"'),
    stroke("M-12-82q12 5 24 0", palette.sun, 1.8),
  ].join("");
}
