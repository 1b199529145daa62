import { Node } from "@tiptap/core";
import { plainLine } from "./canonical-text.ts";
import type { EditorLabels } from "./editor-labels.ts";
import { pictureSource } from "./picture-source.ts";

interface PictureOptions {
  labels: Pick<EditorLabels, "noAlternative" | "alternative"> | null;
  /** The reader asks for another alternative text of the picture, which is selected. */
  onEdit: () => void;
}

/** A picture, a block of its own. New ones are embedded as data, saved ones have an address and a size. */
export const PictureNode = Node.create<PictureOptions>({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,

  addOptions: () => ({ labels: null, onEdit: () => undefined }),

  addAttributes: () => ({
    src: { default: "", parseHTML: sourceOf },
    alt: { default: "", parseHTML: (element) => plainLine(element.getAttribute("alt") ?? "") },
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

const sourceOf = (element: HTMLElement) => pictureSource(element.getAttribute("src") ?? "");

/** In pixels. Only of stored pictures the size is known for sure. */
function sizeOf(element: HTMLElement): { width: number; height: number } | null {
  const [width, height] = ["width", "height"].map((name) => element.getAttribute(name) ?? "");
  const isSize = [width, height].every((pixels) => /^[1-9]\d{0,4}$/.test(pixels ?? ""));
  const isStored = element.getAttribute("src")?.startsWith("/media/");
  return isSize && isStored ? { width: Number(width), height: Number(height) } : null;
}
