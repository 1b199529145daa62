import { Node } from "@tiptap/core";
import { videoSite } from "#api/post-html/print-html.ts";
import { videoAddress } from "#api/videos/video-address.ts";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";

interface VideoOptions {
  labels: Pick<EditorLabels, "videoCard"> | null;
}

/** The editor shows a card instead of the player, so that nothing is requested from the video's site. */
export const VideoNode = Node.create<VideoOptions>({
  name: "video",
  group: "block",
  atom: true,
  draggable: true,

  addOptions: () => ({ labels: null }),

  addAttributes: () => ({ src: { default: "", parseHTML: addressOf } }),

  parseHTML: () => [{ tag: "iframe[src]", getAttrs: (element) => addressOf(element) !== null && null }],

  renderHTML: ({ node }) => {
    const src = String(node.attrs["src"]);
    return ["iframe", { src, title: videoSite(src) }];
  },

  addNodeView() {
    return ({ node }) => {
      const src = String(node.attrs["src"]);
      const dom = document.createElement("figure");
      const title = document.createElement("strong");
      const address = document.createElement("span");
      dom.dataset["kind"] = "video";
      title.textContent = this.options.labels?.videoCard(videoSite(src)) ?? videoSite(src);
      address.textContent = src.replace(/^https:\/\/(?:www\.)?/, "");
      dom.append(title, address);
      return { dom };
    };
  },
});

const addressOf = (element: HTMLElement) => videoAddress(element.getAttribute("src") ?? "");
