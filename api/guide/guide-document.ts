import { z } from "zod";
import { blocksSchema, type Block, type Node } from "#api/documents/block-tree.ts";
import { lineSchema, type Mark } from "#api/documents/inline.ts";
import { nodesIn } from "#api/documents/walk-nodes.ts";

/** Nodes and marks that posts alone have. */
const ofPosts = new Set<string>([
  "orderedList",
  "blockquote",
  "horizontalRule",
  "hardBreak",
  "italic",
  "strike",
  "underline",
] satisfies (Node | Mark)["type"][]);

/** They stand in a section, and in no other block. */
const media = new Set<string>(["picture", "gallery", "video"] satisfies Node["type"][]);

function isOfPages(block: Block): boolean {
  if (media.has(block.type)) return true;
  return nodesIn([block]).every((node) =>
    [node, ...(("marks" in node && node.marks) || [])].every(
      ({ type }) => !ofPosts.has(type) && !media.has(type),
    ),
  );
}

/**
 * One language of a guide page: what the editor in the admin area holds, the database keeps, and content/documents reads from Markdown
 * and prints.
 */
export const guideDocumentSchema = z.object({
  type: z.literal("doc"),
  attrs: z.object({
    title: z.string(),
    description: lineSchema.describe("At most 160 characters, for search engines and social cards"),
    keywords: z.array(z.string()),
    pictureAlt: z.string(),
    moved: z
      .record(z.string(), lineSchema)
      .describe("Parts that stand on another page now, by their former anchors: a link to the new place")
      .optional(),
  }),
  content: blocksSchema.refine(
    (blocks) => blocks.every(isOfPages),
    "has something that no page of the guide has",
  ),
});
export type GuideDocument = z.infer<typeof guideDocumentSchema>;
