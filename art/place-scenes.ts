import { huacachina } from "./scenes/huacachina.ts";
import { lima } from "./scenes/lima.ts";
import { machuPicchu } from "./scenes/machu-picchu.ts";
import { nazcaLines } from "./scenes/nazca-lines.ts";
import type { Scene } from "./scenes.ts";

/** One picture per sight and place, under the place's id. */
export const placeScenes = {
  "machu-picchu": machuPicchu,
  "nazca-lines": nazcaLines,
  lima,
  huacachina,
} satisfies Record<string, Scene>;
