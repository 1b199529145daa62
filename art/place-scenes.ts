import { arequipa } from "./scenes/arequipa.ts";
import { barranco } from "./scenes/barranco.ts";
import { cusco } from "./scenes/cusco.ts";
import { huacaPucllana } from "./scenes/huaca-pucllana.ts";
import { huacachina } from "./scenes/huacachina.ts";
import { iquitos } from "./scenes/iquitos.ts";
import { larco } from "./scenes/larco.ts";
import { lima } from "./scenes/lima.ts";
import { machuPicchu } from "./scenes/machu-picchu.ts";
import { miraflores } from "./scenes/miraflores.ts";
import { nazcaLines } from "./scenes/nazca-lines.ts";
import { plazaMayor } from "./scenes/plaza-mayor.ts";
import { rainbowMountain } from "./scenes/rainbow-mountain.ts";
import { sacredValley } from "./scenes/sacred-valley.ts";
import { sanFrancisco } from "./scenes/san-francisco.ts";
import { titicaca } from "./scenes/titicaca.ts";
import type { Scene } from "./scenes.ts";

/** One picture per sight and place, under the place's id. */
export const placeScenes = {
  "machu-picchu": machuPicchu,
  "nazca-lines": nazcaLines,
  lima,
  huacachina,
  cusco,
  "rainbow-mountain": rainbowMountain,
  "sacred-valley": sacredValley,
  arequipa,
  iquitos,
  titicaca,
  "plaza-mayor": plazaMayor,
  larco,
  "san-francisco": sanFrancisco,
  miraflores,
  barranco,
  "huaca-pucllana": huacaPucllana,
} satisfies Record<string, Scene>;
