import { z } from "zod";
import { blocksSchema, type Node } from "#api/documents/block-tree.ts";
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
    (blocks) =>
      nodesIn(blocks).every((node) =>
        [node, ...(("marks" in node && node.marks) || [])].every(({ type }) => !ofPosts.has(type)),
      ),
    "has something that no page of the guide has",
  ),
});
export type GuideDocument = z.infer<typeof guideDocumentSchema>;
