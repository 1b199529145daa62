import { arequipa } from "./scenes/arequipa.ts";
import { barranco } from "./scenes/barranco.ts";
import { cusco } from "./scenes/cusco.ts";
import { huacaPucllana } from "./scenes/huaca-pucllana.ts";
import { huacachina } from "./scenes/huacachina.ts";
import { humantay } from "./scenes/humantay.ts";
import { iquitos } from "./scenes/iquitos.ts";
import { larco } from "./scenes/larco.ts";
import { lima } from "./scenes/lima.ts";
import { machuPicchu } from "./scenes/machu-picchu.ts";
import { maras } from "./scenes/maras.ts";
import { miraflores } from "./scenes/miraflores.ts";
import { moray } from "./scenes/moray.ts";
import { nazcaLines } from "./scenes/nazca-lines.ts";
import { ollantaytambo } from "./scenes/ollantaytambo.ts";
import { pisac } from "./scenes/pisac.ts";
import { plazaMayor } from "./scenes/plaza-mayor.ts";
import { rainbowMountain } from "./scenes/rainbow-mountain.ts";
import { sacredValley } from "./scenes/sacred-valley.ts";
import { sanFrancisco } from "./scenes/san-francisco.ts";
import { titicaca } from "./scenes/titicaca.ts";
import { urubamba } from "./scenes/urubamba.ts";
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
  ollantaytambo,
  maras,
  moray,
  humantay,
  pisac,
  urubamba,
} satisfies Record<string, Scene>;
