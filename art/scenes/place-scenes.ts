import { arequipa } from "./regions/arequipa.ts";
import { barranco } from "./lima/barranco.ts";
import { cusco } from "./cusco/cusco.ts";
import { huacaPucllana } from "./lima/huaca-pucllana.ts";
import { huacachina } from "./regions/huacachina.ts";
import { humantay } from "./cusco/humantay.ts";
import { iquitos } from "./regions/iquitos.ts";
import { larco } from "./lima/larco.ts";
import { lima } from "./lima/lima.ts";
import { machuPicchu } from "./cusco/machu-picchu.ts";
import { maras } from "./cusco/maras.ts";
import { miraflores } from "./lima/miraflores.ts";
import { moray } from "./cusco/moray.ts";
import { nazcaLines } from "./regions/nazca-lines.ts";
import { ollantaytambo } from "./cusco/ollantaytambo.ts";
import { pisac } from "./cusco/pisac.ts";
import { plazaMayor } from "./lima/plaza-mayor.ts";
import { rainbowMountain } from "./cusco/rainbow-mountain.ts";
import { sacredValley } from "./cusco/sacred-valley.ts";
import { sanFrancisco } from "./lima/san-francisco.ts";
import { titicaca } from "./regions/titicaca.ts";
import { urubamba } from "./cusco/urubamba.ts";
import type { Scene } from "../engine/sheet.ts";

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
