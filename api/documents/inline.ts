import { z } from "zod";
import { formats } from "./allowed-formats.ts";

const mark = z.discriminatedUnion("type", [
  z.object({ type: z.enum(formats) }),
  z.object({
    type: z
      .literal("local")
      .describe("A word of Peru: Spanish on pages in another language, Quechua, or English"),
    attrs: z.object({ language: z.enum(["es", "qu", "en"]) }),
  }),
  z.object({
    type: z.literal("link"),
    attrs: z.object({
      href: z
        .string()
        .describe(
          "An address; in the guide `page:top-ten`, `page:entry#alairas`, `#section`, `site:migraciones` or `tel:+5115748000`",
        ),
    }),
  }),
]);

const marks = z.array(mark).optional();

const run = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string().min(1), marks }),
  z.object({ type: z.literal("hardBreak"), marks }),
]);

const factReference = z.object({
  fact: z
    .string()
    .describe(
      "Its id or that of one of its values, as `costs.transportPrices.limaIca`; a sum of facts as `costs.tripTotal(2,midRange)`",
    ),
  as: z.string().default("text").describe("A way of printing of content/documents/fact-formats.ts"),
  args: z.array(z.string()).default([]).describe("For example the currency and the step of an exchanged sum"),
});

const fact = z.object({
  type: z.literal("fact"),
  attrs: factReference.extend({
    shown: z
      .object({ href: z.string(), title: z.string(), lang: z.string().optional() })
      .optional()
      .describe("The link to the fact's page, where the words are today's value"),
  }),
  marks,
  content: z.array(run).optional().describe("The words that stand for it"),
});

const inline = z.discriminatedUnion("type", [...run.options, fact]);

/** ProseMirror leaves out the content of an empty node. */
export const lineSchema = z.array(inline).default([]);

export type Mark = z.infer<typeof mark>;
export type Run = z.infer<typeof run>;
export type FactReference = z.infer<typeof factReference>;
export type FactNode = z.infer<typeof fact>;
export type Inline = z.infer<typeof inline>;
