import type { Attributes, IOptions } from "sanitize-html";
import { linkAddress } from "#api/post-html/link-address.ts";
import { pictureAddress, pictureSize } from "#api/post-html/picture-address.ts";
import { decorativeRole } from "#api/post-html/picture-block.ts";
import { videoAddress, videoHosts } from "#api/videos/video-address.ts";
import { meaningfulClasses } from "#api/post-html/quill-markup.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

/** Elements open at the same time. No real document has so many; a text that has loses all its tags. */
const maxOpenElements = 1000;

/** Block elements that the canonical form does not have; only their line breaks are used. */
const genericBlocks = `address article body center details dd dir dl dt fieldset footer form
  header hgroup html legend main menu nav section summary`.split(/\s+/);

/** Their content is not text of the post. */
const droppedWithContent =
  `applet audio canvas datalist frameset head math noembed noframes noscript object optgroup option
  progress script select style svg template textarea title video xmp`.split(/\s+/);

const options: IOptions = {
  allowedTags: `p div h1 h2 h3 h4 h5 h6 blockquote aside ul ol li pre br hr a img iframe strong em s u
    figure figcaption small table caption thead tr th td`.split(/\s+/),
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt", "role", "width", "height"],
    iframe: ["src"],
    li: ["data-list"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedClasses: { "*": meaningfulClasses },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https", "data"], iframe: ["https"] },
  allowProtocolRelative: false,
  allowedIframeHostnames: videoHosts,
  allowIframeRelativeUrls: false,
  nonTextTags: droppedWithContent,
  transformTags: {
    ...Object.fromEntries(genericBlocks.map((name) => [name, "div"])),
    b: (_, { style = "" }) => ({ tagName: isNormalWeight(style) ? "span" : "strong", attribs: {} }),
    i: "em",
    ins: "u",
    strike: "s",
    del: "s",
    cite: "small",
    a: (tagName, { href = "" }) => ({ tagName, attribs: withoutNulls({ href: linkAddress(href) }) }),
    img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
    // The content is a fallback for browsers without frames; `text` replaces it.
    iframe: (tagName, { src = "" }) => ({
      tagName,
      attribs: withoutNulls({ src: videoAddress(src) }),
      text: "",
    }),
  },
};

class TooDeepError extends Error {}

/**
 * Returns balanced markup of a few elements with checked addresses, without raw `<`, `>` or `"` in text and attributes.
 * Never throws.
 */
export function allowedMarkup(html: string): string {
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > maxOpenElements) throw new TooDeepError();
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  try {
    return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag });
  } catch (error) {
    if (error instanceof TooDeepError) return sanitizeHtml(withoutTags(html), options);
    throw error;
  }
}

function pictureAttributes({ src = "", alt = "", role, width = "", height = "" }: Attributes) {
  const address = pictureAddress(src);
  const size = address === null ? null : pictureSize(address, width, height);
  const isDecorative = role === decorativeRole;
  return withoutNulls({ src: address, alt, ...(isDecorative && { role }), ...(size && { width, height }) });
}

/** Google Docs wraps all that it copies in a `b` that is not bold. */
const isNormalWeight = (style: string) => /(?<!-)font-weight\s*:\s*(?:normal|400)/i.test(style);

function withoutNulls(attributes: Record<string, string | null>): Attributes {
  const present = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(present);
}

function withoutTags(html: string): string {
  const [before = "", ...pieces] = html.split("<");
  return [before, ...pieces.map((piece) => piece.slice(piece.indexOf(">") + 1))].join(" ");
}
