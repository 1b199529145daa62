import type { Scene } from "./scenes.ts";

/** One picture per sight and place, under the place's id. */
export const placeScenes = {} satisfies Record<string, Scene>;
