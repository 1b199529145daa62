import { z } from "zod";
import { calloutTones, maxIndent } from "./allowed-formats.ts";
import { lineSchema, type Inline } from "./inline.ts";

// Every text of the site as a tree, as ProseMirror writes it as JSON: the names are those of the text editors' nodes. An attribute
// that has its default may be left out.

const lineOf = <Type extends string>(type: Type) => z.object({ type: z.literal(type), content: lineSchema });

const indent = z.int().min(1).max(maxIndent).optional();
const anchor = z
  .string()
  .regex(/^[\w-]+$/)
  .nullable();

const paragraph = z.object({
  type: z.literal("paragraph"),
  attrs: z.object({ indent }).optional(),
  content: lineSchema,
});

const heading = z.object({
  type: z.literal("heading"),
  attrs: z.object({ level: z.int().min(1).max(6), id: anchor.optional(), indent }),
  content: lineSchema,
});

const picture = z.object({
  type: z.literal("picture"),
  attrs: z.object({
    src: z.string(),
    alt: z.string(),
    isDecorative: z
      .literal(true)
      .optional()
      .describe("Said to only decorate; an empty alternative text alone says nothing"),
    caption: z.string().optional(),
    credit: z.string().optional().describe("Who made it"),
    width: z.int().optional().describe("In pixels, as the height; of stored pictures"),
    height: z.int().optional(),
  }),
});

const drawing = z
  .object({ type: z.literal("drawing"), attrs: z.object({ id: z.string(), alt: z.string() }) })
  .describe("A picture of the release");

const cell = z.object({ type: z.enum(["tableHeader", "tableCell"]), content: z.tuple([paragraph]) });
const row = z.object({ type: z.literal("tableRow"), content: z.array(cell) });

/** It has a head row or none, a head column or none, and rows of the same length. A caption follows it. */
const table = z.object({ type: z.literal("table"), content: z.array(row) });

const listItem = z.object({
  type: z.literal("listItem"),
  get content(): z.ZodArray<typeof block> {
    return z.array(block);
  },
});

const list = z.object({
  type: z.enum(["bulletList", "orderedList", "checklist"]),
  content: z.array(listItem),
});

const step = z.object({
  type: z.literal("step"),
  content: z.tuple([lineOf("stepTitle")], paragraph),
});

const termLine = z.discriminatedUnion("type", [lineOf("term"), lineOf("definition")]);

const terms = z.object({
  type: z.literal("terms"),
  attrs: z.object({
    shape: z
      .enum(["pairs", "glance", "names", "stops"])
      .describe("`glance` beside a section's head, `names` of things that a text explains, `stops` of maps"),
  }),
  content: z.array(termLine).describe("In turns: a term, its definition"),
});

const entry = z.object({
  type: z.literal("entry"),
  attrs: z.object({
    id: anchor,
    date: lineSchema.unwrap().nullable().describe("The day, as ISO or as a fact, in a timeline"),
  }),
  content: z.tuple([lineOf("entryTitle")], z.discriminatedUnion("type", [paragraph, drawing, terms])),
});

const entries = z.object({
  type: z.enum(["cards", "timeline", "questions"]),
  content: z.array(entry),
});

const quote = z.object({
  type: z.literal("blockquote"),
  get content(): z.ZodArray<typeof block> {
    return z.array(block);
  },
});

/** In the guide its first block is its title. */
const callout = z.object({
  type: z.literal("callout"),
  attrs: z.object({ tone: z.enum(calloutTones) }),
  get content(): z.ZodArray<typeof block> {
    return z.array(block);
  },
});

// By its name the description of the calls refers to it: it holds itself.
const block = z
  .discriminatedUnion("type", [
    paragraph,
    heading,
    list,
    quote,
    callout,
    lineOf("calloutTitle"),
    table,
    lineOf("tableCaption"),
    picture,
    z.object({ type: z.literal("gallery"), content: z.array(picture).min(2) }),
    z.object({ type: z.literal("video"), attrs: z.object({ src: z.string() }) }),
    z.object({ type: z.literal("horizontalRule") }),
    drawing,
    z.object({ type: z.literal("figure"), attrs: z.object({ name: z.string() }) }),
    z.object({ type: z.literal("steps"), content: z.array(step) }),
    terms,
    entries,
    z.object({ type: z.literal("days"), attrs: z.object({ trip: z.string() }), content: z.array(entry) }),
    z.object({ type: z.literal("vehicles"), content: z.tuple([paragraph], entry) }),
    z.object({
      type: z.literal("note"),
      attrs: z.object({ kind: z.enum(["sources", "disclaimer"]) }),
      content: z.array(paragraph),
    }),
  ])
  .meta({ id: "Block" });

export const blocksSchema = z.array(block);

export type Block = z.infer<typeof block>;
export type Paragraph = z.infer<typeof paragraph>;
export type Heading = z.infer<typeof heading>;
export type Picture = z.infer<typeof picture>;
export type Drawing = z.infer<typeof drawing>;
export type Table = z.infer<typeof table>;
export type List = z.infer<typeof list>;
export type ListItem = z.infer<typeof listItem>;
export type Terms = z.infer<typeof terms>;
export type Entry = z.infer<typeof entry>;
/** Anything that stands in a tree. */
export type Node =
  | Block
  | ListItem
  | z.infer<typeof row>
  | z.infer<typeof cell>
  | z.infer<typeof step>
  | Entry
  | Inner<typeof step>
  | Inner<typeof entry>
  | z.infer<typeof termLine>
  | Inline;

/** The children of a node. */
type Inner<Schema extends z.ZodType<{ content: readonly unknown[] }>> = z.infer<Schema>["content"][number];
