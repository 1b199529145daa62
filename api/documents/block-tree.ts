import { z } from "zod";
import { calloutTones, formats, maxIndent } from "./allowed-formats.ts";

// The text of a post as a tree, as ProseMirror writes it as JSON: the names are those of the text editor's nodes. What has its
// default is left out.

const mark = z.discriminatedUnion("type", [
  z.object({ type: z.enum(formats) }),
  z.object({ type: z.literal("link"), attrs: z.object({ href: z.string() }) }),
]);

const marks = z.array(mark).optional();

const run = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string(), marks }),
  z.object({ type: z.literal("hardBreak"), marks }),
]);

const fact = z.object({
  type: z.literal("fact"),
  attrs: z.object({
    fact: z.string().describe("The fact's id, or that of one of its values"),
    shown: z
      .object({ href: z.string(), title: z.string(), lang: z.string().optional() })
      .optional()
      .describe("The link to the fact's page, where the words are today's value"),
  }),
  content: z.array(run).describe("The words that stand for it"),
});

const line = z.array(z.union([run, fact]));
const indent = z.int().min(1).max(maxIndent);

const paragraph = z.object({
  type: z.literal("paragraph"),
  attrs: z.object({ indent }).optional(),
  content: line,
});

const heading = z.object({
  type: z.literal("heading"),
  attrs: z.object({ level: z.int().min(1).max(6), indent: indent.optional() }),
  content: line,
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

const gallery = z.object({ type: z.literal("gallery"), content: z.array(picture).min(2) });
const video = z.object({ type: z.literal("video"), attrs: z.object({ src: z.string() }) });
const divider = z.object({ type: z.literal("horizontalRule") });

const cell = z.object({ type: z.enum(["tableHeader", "tableCell"]), content: z.tuple([paragraph]) });
const row = z.object({ type: z.literal("tableRow"), content: z.array(cell) });

/** It has a head row or none, a head column or none, and rows of the same length. */
const table = z.object({
  type: z.literal("table"),
  attrs: z.object({ caption: z.string() }).optional(),
  content: z.array(row),
});

const quote = z.object({
  type: z.literal("blockquote"),
  get content(): z.ZodArray<typeof block> {
    return z.array(block);
  },
});

const callout = z.object({
  type: z.literal("callout"),
  attrs: z.object({ tone: z.enum(calloutTones) }),
  get content(): z.ZodArray<typeof block> {
    return z.array(block);
  },
});

const listItem = z.object({
  type: z.literal("listItem"),
  get content(): z.ZodArray<typeof block> {
    return z.array(block);
  },
});

const list = z.object({
  type: z.enum(["bulletList", "orderedList"]),
  content: z.array(listItem),
});

// By its name the description of the calls refers to it: it holds itself.
const block = z
  .discriminatedUnion("type", [
    paragraph,
    heading,
    list,
    quote,
    callout,
    table,
    picture,
    gallery,
    video,
    divider,
  ])
  .meta({ id: "Block" });

export const blocksSchema = z.array(block);

export type Mark = z.infer<typeof mark>;
export type Run = z.infer<typeof run>;
export type Fact = z.infer<typeof fact>;
export type Inline = Run | Fact;
export type Paragraph = z.infer<typeof paragraph>;
export type Heading = z.infer<typeof heading>;
export type Picture = z.infer<typeof picture>;
export type Table = z.infer<typeof table>;
export type List = z.infer<typeof list>;
export type ListItem = z.infer<typeof listItem>;
export type Block = z.infer<typeof block>;
/** Anything that stands in a tree. */
export type Node = Block | ListItem | z.infer<typeof row> | z.infer<typeof cell> | Inline;
