import { ajiDeGallina } from "./dishes/aji-de-gallina.ts";
import { ceviche } from "./dishes/ceviche.ts";
import { lomoSaltado } from "./dishes/lomo-saltado.ts";
import { pachamanca } from "./dishes/pachamanca.ts";
import { piscoSour } from "./dishes/pisco-sour.ts";
import type { Scene } from "../engine/sheet.ts";

/** One picture per dish, under the dish's id. */
export const dishScenes = {
  ceviche,
  "lomo-saltado": lomoSaltado,
  "aji-de-gallina": ajiDeGallina,
  "pisco-sour": piscoSour,
  pachamanca,
} satisfies Record<string, Scene>;
