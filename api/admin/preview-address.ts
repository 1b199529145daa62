import { z } from "zod";

export const previewAddressSchema = z.object({
  url: z.url().describe("Shows the text that was saved last, whenever it is opened, to anybody"),
  expiresAt: z.iso.datetime(),
});

export type PreviewAddress = z.infer<typeof previewAddressSchema>;
