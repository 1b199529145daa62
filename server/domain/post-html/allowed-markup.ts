import sanitizeHtml from "sanitize-html";
import { videoAddress, videoHosts } from "#api/video-address.ts";
import { linkAddress } from "./link-address.ts";
import { isStoredPicture, pictureAddress } from "./picture-address.ts";
import { tellingClasses } from "./quill-markup.ts";

/** Elements open at once. No document comes near; from here on only the text is kept. */
const maxOpenElements = 1000;

/** Elements that end a line but mean nothing to us. */
const plainBlocks =
  `address article aside body caption center details dd dir dl dt fieldset figcaption figure footer form
  header hgroup hr html legend main menu nav section summary table tbody tfoot thead tr`.split(/\s+/);

/** Elements whose content is no text of the post. */
const dropped =
  `applet audio canvas datalist frameset head math noembed noframes noscript object optgroup option
  progress script select style svg template textarea title video xmp`.split(/\s+/);

const options: sanitizeHtml.IOptions = {
  allowedTags: `p div h1 h2 h3 h4 h5 h6 blockquote ul ol li pre td br a img iframe strong em s u`.split(" "),
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    iframe: ["src"],
    li: ["data-list"],
  },
  allowedClasses: { "*": tellingClasses },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https", "data"], iframe: ["https"] },
  allowProtocolRelative: false,
  allowedIframeHostnames: videoHosts,
  allowIframeRelativeUrls: false,
  nonTextTags: dropped,
  transformTags: {
    ...Object.fromEntries(plainBlocks.map((name) => [name, "div"])),
    b: (_, { style = "" }) => ({ tagName: isNormalWeight(style) ? "span" : "strong", attribs: {} }),
    i: "em",
    ins: "u",
    strike: "s",
    del: "s",
    th: "td",
    a: (tagName, { href = "" }) => ({ tagName, attribs: known({ href: linkAddress(href) }) }),
    img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
    // `text` replaces what stands inside, which only browsers without frames would show.
    iframe: (tagName, { src = "" }) => ({ tagName, attribs: known({ src: videoAddress(src) }), text: "" }),
  },
};

class TooDeepError extends Error {}

/**
 * Makes foreign HTML safe: balanced markup of a few elements with checked addresses, whose attributes
 * and text hold no raw `<`, `>` or `"`. Its shape is still the foreign one. Never throws.
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

function pictureAttributes({ src = "", alt = "", width = "", height = "" }: sanitizeHtml.Attributes) {
  const address = pictureAddress(src);
  const sized = address !== null && isStoredPicture(address) && isLength(width) && isLength(height);
  return known({ src: address, alt, width: sized ? width : null, height: sized ? height : null });
}

const isLength = (pixels: string) => /^[1-9]\d{0,4}$/.test(pixels);

/** Google Docs wraps everything that it copies in a `b` that is not bold. */
const isNormalWeight = (style: string) => /(?<!-)font-weight\s*:\s*(?:normal|400)/i.test(style);

function known(attributes: Record<string, string | null>): sanitizeHtml.Attributes {
  const given = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(given);
}

function withoutTags(html: string): string {
  const [before = "", ...pieces] = html.split("<");
  return [before, ...pieces.map((piece) => piece.slice(piece.indexOf(">") + 1))].join(" ");
}
