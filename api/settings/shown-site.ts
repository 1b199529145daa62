import { z } from "zod";
import { siteCategorySchema } from "#api/blog/categories.ts";
import { shownAlertsSchema } from "./site-alerts.ts";
import { siteDetailsSchema } from "./site-details.ts";
import { linkedPagesSchema } from "./site-menu.ts";

/** All that a page in a language shows besides its own. */
export const shownSiteSchema = siteDetailsSchema.extend(linkedPagesSchema.shape).extend({
  footerNote: z.string().optional().describe("Left out where it is the one that comes with the site"),
  categories: z
    .array(siteCategorySchema)
    .nullish()
    .describe(
      "In their order; left out while they are those that come with the site, null when they could not be read",
    ),
  replacedAddresses: z
    .record(z.string(), z.string())
    .optional()
    .describe("Where links of the release lead instead; left out where all lead as it brings them"),
  alertsOfDay: shownAlertsSchema,
});
export type ShownSite = z.infer<typeof shownSiteSchema>;
