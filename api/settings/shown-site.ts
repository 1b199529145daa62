import type { z } from "zod";
import { shownAlertsSchema } from "./site-alerts.ts";
import { siteDetailsSchema } from "./site-details.ts";
import { linkedPagesSchema } from "./site-menu.ts";

/** All that a page in a language shows besides its own. */
export const shownSiteSchema = siteDetailsSchema
  .extend(linkedPagesSchema.shape)
  .extend({ alertsOfDay: shownAlertsSchema });
export type ShownSite = z.infer<typeof shownSiteSchema>;
