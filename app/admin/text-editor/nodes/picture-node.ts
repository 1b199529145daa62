import { Node } from "@tiptap/core";
import { pictureAddress, pictureSize } from "#api/post-html/picture-address.ts";
import type { PictureSize } from "#api/post-html/post-blocks.ts";
import { singleLine } from "#api/post-html/text-runs.ts";
import type { EditorLabels } from "#app/admin/text-editor/editor-labels.ts";

interface PictureOptions {
  labels: Pick<EditorLabels, "noAlternative" | "alternative"> | null;
  onEdit: () => void;
}

/** New pictures are data URLs; saved ones have an address and a size. */
export const PictureNode = Node.create<PictureOptions>({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,

  addOptions: () => ({ labels: null, onEdit: () => undefined }),

  addAttributes: () => ({
    src: { default: "", parseHTML: sourceOf },
    alt: { default: "", parseHTML: (element) => singleLine(element.getAttribute("alt") ?? "") },
    width: { default: null, parseHTML: (element) => sizeOf(element)?.width ?? null },
    height: { default: null, parseHTML: (element) => sizeOf(element)?.height ?? null },
  }),

  parseHTML: () => [{ tag: "img[src]", getAttrs: (element) => sourceOf(element) !== null && null }],

  renderHTML: ({ node }) => ["img", node.attrs],

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement("figure");
      const img = document.createElement("img");
      const caption = document.createElement("figcaption");
      dom.append(img, caption);
      dom.dataset["kind"] = "picture";
      img.draggable = false;
      img.referrerPolicy = "no-referrer";
      caption.onclick = () => this.options.onEdit();
      img.ondblclick = () => this.options.onEdit();
      const show = ({ attrs }: typeof node) => {
        if (img.getAttribute("src") !== attrs["src"]) img.src = String(attrs["src"]);
        for (const name of ["width", "height"]) {
          if (attrs[name]) img.setAttribute(name, String(attrs[name]));
        }
        img.alt = String(attrs["alt"]);
        const { labels } = this.options;
        caption.textContent = (img.alt ? labels?.alternative(img.alt) : labels?.noAlternative) ?? "";
        caption.dataset["missing"] = String(img.alt === "");
      };
      show(node);
      return {
        dom,
        update: (updated) => {
          if (updated.type !== node.type) return false;
          show(updated);
          return true;
        },
      };
    };
  },
});

const sourceOf = (element: HTMLElement) => pictureAddress(element.getAttribute("src") ?? "");

function sizeOf(element: HTMLElement): PictureSize | null {
  const [src = "", width = "", height = ""] = ["src", "width", "height"].map(
    (name) => element.getAttribute(name) ?? "",
  );
  return pictureSize(src, width, height);
}
