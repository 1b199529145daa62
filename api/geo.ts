import { z } from "zod";

/** The name `country_code` is the one that geolocation services use. */
export const visitorCountrySchema = z.object({
  country_code: z
    .string()
    .length(2)
    .nullable()
    .describe("ISO 3166-1, two capital letters; null when it is not known"),
});

export type VisitorCountry = z.infer<typeof visitorCountrySchema>;
