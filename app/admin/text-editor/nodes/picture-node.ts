import { Node } from "@tiptap/core";
import type { DOMOutputSpec } from "@tiptap/pm/model";
import { mediaPrefix } from "#api/media.ts";
import { decorativeRole, pictureBlock } from "#api/post-html/picture-block.ts";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import { noPicture, readPicture, type PictureAttributes } from "./picture-attributes.ts";

interface PictureOptions {
  labels: Pick<EditorLabels, "noAlternative" | "alternative" | "blocks"> | null;
  onEdit: () => void;
  /** Whether only pictures of the library may be pasted. */
  isOfLibrary: boolean;
}

/** New pictures are data URLs; saved ones have an address and a size. */
export const PictureNode = Node.create<PictureOptions>({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,

  addOptions: () => ({ labels: null, onEdit: () => undefined, isOfLibrary: false }),

  // `getAttrs` below reads them all at once.
  addAttributes: () =>
    Object.fromEntries(
      Object.entries(noPicture).map(([name, value]) => [name, { default: value, parseHTML: () => null }]),
    ),

  parseHTML() {
    return ["figure", "img[src]"].map((tag) => ({
      tag,
      getAttrs: (element) => {
        const picture = readPicture(element);
        if (picture === null || (this.options.isOfLibrary && !picture.src.startsWith(mediaPrefix)))
          return false;
        return { ...picture };
      },
    }));
  },

  // A cast, as below: the schema gives a picture these attributes.
  renderHTML: ({ node }) => pictureDom(node.attrs as PictureAttributes),

  addNodeView() {
    return ({ node, editor, getPos }) => {
      const dom = document.createElement("figure");
      const img = document.createElement("img");
      const caption = document.createElement("figcaption");
      const answer = document.createElement("button");
      dom.append(img, caption, answer);
      dom.dataset["kind"] = "picture";
      img.draggable = false;
      img.referrerPolicy = "no-referrer";
      answer.type = "button";
      answer.onclick = () => {
        // A press of the mouse has selected the picture, one of the keyboard has not.
        const position = getPos();
        if (position !== undefined) editor.commands.setNodeSelection(position);
        this.options.onEdit();
      };
      img.ondblclick = () => this.options.onEdit();
      const show = ({ attrs }: typeof node) => {
        const { src, alt, width, height, isDecorative, caption: words, credit } = attrs as PictureAttributes;
        if (img.getAttribute("src") !== src) img.src = src;
        if (width && height) Object.assign(img, { width, height });
        img.alt = alt;
        const { labels } = this.options;
        caption.textContent = [words, credit].filter(Boolean).join(" · ");
        caption.hidden = caption.textContent === "";
        const empty = isDecorative ? labels?.blocks.decorative : labels?.noAlternative;
        answer.textContent = (alt ? labels?.alternative(alt) : empty) ?? "";
        answer.dataset["missing"] = String(alt === "" && !isDecorative);
      };
      show(node);
      return {
        dom,
        // Enter would write a new line.
        stopEvent: ({ type, target }) => target === answer && type.startsWith("key"),
        update: (updated) => {
          if (updated.type !== node.type) return false;
          show(updated);
          return true;
        },
      };
    };
  },
});

/** Draws a picture like canonical HTML does, for the clipboard. */
function pictureDom(attributes: PictureAttributes): DOMOutputSpec {
  const { src, alt, isDecorative, caption, credit, width, height } = pictureBlock(attributes).attrs;
  const role = isDecorative ? { role: decorativeRole } : {};
  const size = width && height ? { width, height } : {};
  const img = ["img", { src, alt, ...role, ...size }] as const;
  if (!caption && !credit) return [...img];
  return ["figure", [...img], ["figcaption", caption ?? "", ["small", credit ?? ""]]];
}
