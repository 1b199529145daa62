import { Node, type Editor } from "@tiptap/core";
import { calloutTones, type CalloutTone } from "#api/documents/allowed-formats.ts";

interface CalloutOptions {
  labels: Record<CalloutTone, string> | null;
}

/** A tip or a warning. The word above it is the interface's; readers see it in the text's language. */
export const CalloutNode = Node.create<CalloutOptions>({
  name: "callout",
  group: "block",
  content: "block+",
  defining: true,

  addOptions: () => ({ labels: null }),

  addAttributes: () => ({
    tone: {
      default: "tip",
      parseHTML: (element) => calloutTones.find((tone) => element.classList.contains(tone)),
      renderHTML: ({ tone }) => ({ class: tone }),
    },
  }),

  parseHTML: () => calloutTones.map((tone) => ({ tag: `aside.${tone}` })),

  renderHTML: ({ HTMLAttributes }) => ["aside", HTMLAttributes, 0],

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement("aside");
      // A cast: the schema allows only these tones.
      const show = (tone: CalloutTone) => {
        dom.className = tone;
        dom.dataset["word"] = this.options.labels?.[tone] ?? tone;
      };
      show(node.attrs["tone"] as CalloutTone);
      return {
        dom,
        contentDOM: dom,
        update: (updated) => {
          if (updated.type !== node.type) return false;
          show(updated.attrs["tone"] as CalloutTone);
          return true;
        },
        ignoreMutation: ({ type, target }) => type === "attributes" && target === dom,
      };
    };
  },
});

/** Puts the selected blocks into a callout, changes its tone, or takes them out of it. */
export function toggleCallout(editor: Editor, tone: CalloutTone): boolean {
  const chain = editor.chain().focus();
  if (editor.isActive("callout", { tone })) return chain.lift("callout").run();
  if (editor.isActive("callout")) return chain.updateAttributes("callout", { tone }).run();
  return chain.wrapIn("callout", { tone }).run();
}
