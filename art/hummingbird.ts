/**
 * The hummingbird of Nazca as one line, path data in a field of about 960 × 640 units: the long beak to the right, wings up and
 * down, three tail bars to the left (drawn after the shape of the geoglyph).
 */
export const hummingbird =
  "M952 322L700 316q-10-26-34-28-18 0-28 16l-34 0 0-250q-2-10-12-4l-12 250-16 0-18-264q-4-10-12 0l-2 264-16 0-32-236q-6-8-12 2l14 234-16 0-40-196q-6-8-12 2l22 194-18 0-46-148q-8-8-12 2l30 148-22 4" +
  "L192 262q-10-2-8 8l120 32-140-6q-10 4 0 12l140 8-120 24q-8 8 4 12l126-18" +
  "L360 332l-30 150q4 10 12 2l46-148 18 0-22 196q6 10 12 2l40-196 16 0-14 234q6 10 12 2l32-236 16 0 2 262q8 10 12 0l18-262 16 0 12 248q10 6 12-4l0-246 34-2q12 16 30 16 22-2 32-28L952 322";
