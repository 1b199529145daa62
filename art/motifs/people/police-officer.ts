import { face, skin } from "./face.ts";
import { palette } from "../../engine/palette.ts";
import { band, blob, circle, ellipse, path, place, stroke } from "../../engine/shapes.ts";

const shade = 'opacity=".28"';

/** An officer of the tourist police turned to us, her arm out to our right to show the way; 100 units high, feet at 0, 100. */
export function policeOfficer(): string {
  const green = "#4E6B45";
  return [
    stroke("M-5 58l-3 20 0 16M5 58l3 18 1 18", "#35503C", 9.5),
    path("M-14 93h12v7h-13zM4 93h12l1 7H4z", palette.night),
    stroke("M-13 34l-6 13 3 13", green, 7),
    circle(-16, 61, 3.6, palette.salt),
    stroke("M12 34l13 7 15-5", "#3F5A3E", 7),
    path("M39 33l8-4 6 0 0 2-5 1 6 1-1 2-6 0 3 2-6 2-4 0z", palette.salt),
    blob("-14 30, -6 27, 6 27, 14 30, 12 60!, -12 60!", green),
    path("M4 27q7 1 10 3l-2 30H4q3-16 0-33z", palette.night, shade),
    path("M-4 27h8l-4 7z", palette.salt) + stroke("M0 33v20", "#35503C", 1.2),
    stroke("M-13 31q-2 12 4 16 6 0 8-12", palette.salt, 2.2),
    path("M5 37h6v5l-3 2-3-2z", palette.sun),
    path("M-12 54h24v5h-24z", palette.salt) + path("M-3 54h6v5h-6z", palette.sun),
    path("M-18 40l-5 6 4 8 6-5z", palette.terracotta),
    path("M-4 20h8v8q-4 3-8 0z", skin.shade),
    place(face(), 0, 24, 0.6),
    path("M-6 14q-4 8-2 13l4 1zM6 14q4 8 2 13l-4 1z", palette.night),
    ellipse(0, 10.5, 9, 2.6, palette.night),
    path("M-10 8q-1-8 10-9t10 9q-10 5-20 0z", palette.salt),
    path("M3-1q9 1 7 9-3 2-6 2.4 2-6-1-11.4z", palette.night, 'opacity=".22"'),
    band("M-9.5 8q9.5 5 19 0", "#35503C", 2.6),
    circle(0, 6, 1.9, palette.sun),
  ].join("");
}
