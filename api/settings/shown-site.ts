import { z } from "zod";
import { siteCategorySchema } from "#api/blog/categories.ts";
import { shownAlertsSchema } from "./site-alerts.ts";
import { logoSchema, siteDetailsSchema } from "./site-details.ts";
import { linkedPagesSchema } from "./site-menu.ts";

/** All that a page in a language shows besides its own. */
export const shownSiteSchema = siteDetailsSchema.extend(linkedPagesSchema.shape).extend({
  footerNote: z.string().optional().describe("Left out where it is the one that comes with the site"),
  colours: z
    .record(z.enum(["light", "dark"]), z.record(z.enum(["accent", "accentStrong", "onAccent"]), z.string()))
    .optional()
    .describe("The owner's; left out while they are those that come with the site, as the next ones"),
  logo: logoSchema.extend({ isNamed: z.boolean() }).optional(),
  icon: z.string().optional(),
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
