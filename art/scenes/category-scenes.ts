import { agreculture } from "./categories/agreculture.ts";
import { art } from "./categories/art.ts";
import { business } from "./categories/business.ts";
import { discovery } from "./categories/discovery.ts";
import { education } from "./categories/education.ts";
import { entertainment } from "./categories/entertainment.ts";
import { fashions } from "./categories/fashions.ts";
import { gastronomy } from "./categories/gastronomy.ts";
import { investment } from "./categories/investment.ts";
import { music } from "./categories/music.ts";
import { sciense } from "./categories/sciense.ts";
import { sports } from "./categories/sports.ts";
import { uncategorized } from "./categories/uncategorized.ts";
import { wheather } from "./categories/wheather.ts";
import type { Scene } from "../engine/sheet.ts";

/** One picture per category, under the category's name in lower case. */
export const categoryScenes = {
  uncategorized,
  education,
  discovery,
  gastronomy,
  agreculture,
  entertainment,
  music,
  art,
  business,
  investment,
  fashions,
  sports,
  sciense,
  wheather,
} satisfies Record<string, Scene>;
