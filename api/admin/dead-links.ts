import { z } from "zod";
import { isWebAddress } from "#api/post-html/link-address.ts";
import { languages } from "#i18n/languages.ts";
import { linkFaults } from "./link-faults.ts";

/** `site`: one that the release alone names, in its tools or below its pages. */
const linkUseSchema = z.object({
  kind: z.enum(["post", "page", "fact", "site"]),
  id: z.string(),
  titles: z
    .partialRecord(z.enum(languages), z.string())
    .describe("In the languages of a post or a page in which the link stands"),
});

export type LinkUse = z.infer<typeof linkUseSchema>;

const deadLinkSchema = z.object({
  address: z.string(),
  fault: z.enum(linkFaults),
  since: z.iso.datetime(),
  uses: z.array(linkUseSchema),
});

export type DeadLink = z.infer<typeof deadLinkSchema>;

export const deadLinkListSchema = z.object({ links: z.array(deadLinkSchema) });

export type DeadLinkList = z.infer<typeof deadLinkListSchema>;

/** Pages of the guide have no other links to sites. */
export const newAddressSchema = z
  .string("is missing")
  .trim()
  .max(500, "may have at most 500 characters")
  .refine((text) => text.startsWith("https://") && isWebAddress(text), "must begin with https://");

export const replacementSchema = z.object({
  from: z.string().describe("The address, as it is listed"),
  to: newAddressSchema,
});

export type Replacement = z.input<typeof replacementSchema>;

export const replacedSchema = z.object({
  places: z
    .int()
    .describe("Posts and pages, each language by itself, facts and sites that it was replaced in"),
});

export type Replaced = z.infer<typeof replacedSchema>;
