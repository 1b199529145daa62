import { ajiDeGallina } from "./scenes/aji-de-gallina.ts";
import { ceviche } from "./scenes/ceviche.ts";
import { lomoSaltado } from "./scenes/lomo-saltado.ts";
import { pachamanca } from "./scenes/pachamanca.ts";
import { piscoSour } from "./scenes/pisco-sour.ts";
import type { DishId } from "#content/facts/dishes.ts";
import type { Scene } from "./scenes.ts";

/** One picture per dish, under the dish's id. */
export const dishScenes = {
  ceviche,
  "lomo-saltado": lomoSaltado,
  "aji-de-gallina": ajiDeGallina,
  "pisco-sour": piscoSour,
  pachamanca,
} satisfies Record<DishId, Scene>;
