import { z } from "zod";

/** Characters of an address. */
const longest = 500;

const address = z.string("is missing").trim().min(1, "is missing").max(longest, "is too long");

export const newRedirectSchema = z.object({
  from: address.describe("A path of this site, such as /hu/regi-oldal"),
  to: address.describe("A path of this site, or an address with https"),
});

export type NewRedirect = z.infer<typeof newRedirectSchema>;

export const redirectSchema = z.object({
  id: z.guid(),
  from: z.string(),
  to: z.string(),
  createdAt: z.iso.datetime(),
});

export type Redirect = z.infer<typeof redirectSchema>;

export const redirectListSchema = z.object({ redirects: z.array(redirectSchema) });

export type RedirectList = z.infer<typeof redirectListSchema>;
