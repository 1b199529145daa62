import type { Node } from "@tiptap/pm/model";
import type { GuideTexts } from "#i18n/admin/hu/guide.ts";

export type GuideLabels = GuideTexts["editor"];

/** The name of a block's kind, in the editor's language; null for blocks that need no name, such as paragraphs. */
export function blockLabel({ type, attrs }: Node, { blocks, withName }: GuideLabels): string | null {
  switch (type.name) {
    case "callout":
      return attrs["tone"] === "warning" ? blocks.warning : blocks.tip;
    case "terms":
      return attrs["shape"] === "pairs" ? blocks.terms : blocks[attrs["shape"] as keyof typeof blocks];
    case "note":
      return blocks[attrs["kind"] as keyof typeof blocks];
    case "figure":
      return withName(blocks.figure, String(attrs["name"]));
    case "days":
      return withName(blocks.days, String(attrs["trip"]));
    case "checklist":
    case "steps":
    case "table":
    case "tableCaption":
    case "drawing":
    case "cards":
    case "timeline":
    case "questions":
    case "vehicles":
      return blocks[type.name];
    default:
      return null;
  }
}

/** Its name among what can be moved and removed, where every block needs one. */
export function nameOfBlock(node: Node, labels: GuideLabels): string {
  const { items } = labels;
  const name = node.type.name as keyof typeof items;
  return items[name] ?? blockLabel(node, labels) ?? items.paragraph;
}
