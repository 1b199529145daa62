import { z } from "zod";

/**
 * One language of a guide page as ProseMirror's JSON: what the editor at the desk holds, the database keeps, and
 * content/documents reads from Markdown and prints.
 */

const markSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("bold") }),
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
          "`page:top-ten`, `page:entry#alairas`, `#section`, `site:migraciones` or `tel:+5115748000`",
        ),
    }),
  }),
]);
export type Mark = z.infer<typeof markSchema>;

const marks = z.array(markSchema).optional();

const factReferenceSchema = z.object({
  fact: z
    .string()
    .describe("`costs.transportPrices.limaIca`, or a sum of facts as in `costs.tripTotal(2,midRange)`"),
  as: z.string().describe("A way of printing of content/documents/fact-formats.ts"),
  args: z.array(z.string()).describe("For example the currency and the step of an exchanged sum"),
});
export type FactReference = z.infer<typeof factReferenceSchema>;

const factSchema = z.object({ type: z.literal("fact"), attrs: factReferenceSchema, marks });
export type FactNode = z.infer<typeof factSchema>;

const inlineSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string().min(1), marks }),
  factSchema,
]);
export type Inline = z.infer<typeof inlineSchema>;

/** ProseMirror leaves out the content of an empty node. */
const line = z.array(inlineSchema).default([]);

const lineOf = <Type extends string>(type: Type) => z.object({ type: z.literal(type), content: line });

const anchor = z
  .string()
  .regex(/^[\w-]+$/)
  .nullable();

const paragraphSchema = lineOf("paragraph");
export type Paragraph = z.infer<typeof paragraphSchema>;

const drawingSchema = z.object({
  type: z.literal("drawing"),
  attrs: z.object({ id: z.string(), alt: z.string() }),
});
export type Drawing = z.infer<typeof drawingSchema>;

const termsSchema = z.object({
  type: z.literal("terms"),
  attrs: z.object({
    shape: z
      .enum(["pairs", "glance", "names", "stops"])
      .describe("`glance` beside a section's head, `names` of things that a text explains, `stops` of maps"),
  }),
  content: z
    .array(z.discriminatedUnion("type", [lineOf("term"), lineOf("definition")]))
    .describe("In turns: a term, its definition"),
});
export type Terms = z.infer<typeof termsSchema>;

const entrySchema = z.object({
  type: z.literal("entry"),
  attrs: z.object({
    id: anchor,
    date: z.array(inlineSchema).nullable().describe("The day, as ISO or as a fact, in a timeline"),
  }),
  content: z.tuple(
    [lineOf("entryTitle")],
    z.discriminatedUnion("type", [paragraphSchema, drawingSchema, termsSchema]),
  ),
});
export type Entry = z.infer<typeof entrySchema>;

const entriesOf = <Type extends string>(type: Type) =>
  z.object({ type: z.literal(type), content: z.array(entrySchema) });

const listOf = <Type extends string>(type: Type) =>
  z.object({
    type: z.literal(type),
    content: z.array(z.object({ type: z.literal("listItem"), content: z.tuple([paragraphSchema]) })),
  });

const tableRowSchema = z.object({
  type: z.literal("tableRow"),
  content: z.array(
    z.object({ type: z.enum(["tableHeader", "tableCell"]), content: z.tuple([paragraphSchema]) }),
  ),
});

const blockSchema = z.discriminatedUnion("type", [
  paragraphSchema,
  z.object({
    type: z.literal("heading"),
    attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]), id: anchor }),
    content: line,
  }),
  listOf("bulletList"),
  listOf("checklist"),
  z.object({
    type: z.literal("steps"),
    content: z.array(
      z.object({
        type: z.literal("step"),
        content: z.tuple([lineOf("stepTitle")], paragraphSchema),
      }),
    ),
  }),
  termsSchema,
  z.object({ type: z.literal("table"), content: z.array(tableRowSchema) }),
  lineOf("tableCaption"),
  drawingSchema,
  z.object({ type: z.literal("figure"), attrs: z.object({ name: z.string() }) }),
  z.object({
    type: z.literal("callout"),
    attrs: z.object({ tone: z.enum(["tip", "warning"]) }),
    content: z.tuple([lineOf("calloutTitle")], paragraphSchema),
  }),
  entriesOf("cards"),
  entriesOf("timeline"),
  entriesOf("questions"),
  z.object({
    type: z.literal("days"),
    attrs: z.object({ trip: z.string() }),
    content: z.array(entrySchema),
  }),
  z.object({ type: z.literal("vehicles"), content: z.tuple([paragraphSchema], entrySchema) }),
  z.object({
    type: z.literal("note"),
    attrs: z.object({ kind: z.enum(["sources", "disclaimer"]) }),
    content: z.array(paragraphSchema),
  }),
]);
export type Block = z.infer<typeof blockSchema>;

export const guideDocumentSchema = z.object({
  type: z.literal("doc"),
  attrs: z.object({
    title: z.string(),
    description: line.describe("At most 160 characters, for search engines and social cards"),
    keywords: z.array(z.string()),
    pictureAlt: z.string(),
  }),
  content: z.array(blockSchema),
});
export type GuideDocument = z.infer<typeof guideDocumentSchema>;
