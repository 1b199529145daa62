import fc from "fast-check";
import { randomMarkup } from "#tests/support/samples/random-markup.ts";

const hash = "0123456789abcdef0123456789abcdef";

/** Elements whose content a browser reads by other rules, and in which an end tag may end something else. */
const strangeNames = `
  svg math mtext mglyph malignmark annotation-xml foreignObject desc title style script noscript noembed
  noframes template textarea plaintext xmp iframe select option form button object embed base meta link
  frameset image isindex`
  .trim()
  .split(/[ \n]+/);
const plainNames =
  "p div h2 b i a ul li blockquote img table td br P LI tr th caption thead figure figcaption small aside hr TABLE".split(
    " ",
  );

const schemes = `
  https://a.test/ http://a.test mailto:a@a.test tel:+51 /hu/ #a ?a //evil.test/ /\\evil.test
  javascript:alert(1) JaVaScRiPt:alert(1) java\tscript:alert(1) \u0001javascript:alert(1) vbscript:x
  &#106;avascript:alert(1) &#x6A;avascript&colon;alert(1) data:text/html,<script>alert(1)</script>
  data:image/svg+xml;base64,AAAA data:image/png;base64,AAAA blob:x file:///etc/passwd https://a@b.test
  /media/${hash}/640.webp /media/${hash}/../../x https://www.youtube.com/embed/dQw4w9WgXcQ
  https://youtu.be.evil.test/dQw4w9WgXcQ`
  .trim()
  .split(/[ \n]+/);

const words = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom(
    "<!--",
    "-->",
    "--!>",
    "<!-->",
    "<![CDATA[",
    "]]>",
    "<!DOCTYPE x>",
    "<?x ?>",
    "</p",
    "<",
    "<a",
    "</",
    "&lt;img src=x&gt;",
  ),
  fc.constantFrom(
    "&lt;script&gt;",
    "&#0;",
    "&#x110000;",
    "&amp;amp;",
    "&notin;",
    "&nbsp",
    "\ud800",
    "\0",
    "$&",
    "\u2028",
  ),
);

const attribute = fc
  .tuple(
    fc.constantFrom(
      "href",
      "src",
      "HREF",
      "xlink:href",
      "srcdoc",
      "srcset",
      "onload",
      "onerror",
      "style",
      "class",
      "alt",
      "role",
      "colspan",
      "rowspan",
      "id",
      "is",
      "formaction",
    ),
    fc.oneof(fc.constantFrom(...schemes), words),
    fc.constantFrom('"', "'", "", "`"),
    fc.constantFrom(" ", "\n", "/", "\f", "\u00a0"),
  )
  .map(([name, value, quote, before]) => `${before}${name}=${quote}${value}${quote}`);

const { markup } = fc.letrec<{ markup: string }>((tie) => ({
  markup: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    words,
    fc
      .record({
        name: fc.oneof(fc.constantFrom(...plainNames), fc.constantFrom(...strangeNames)),
        attributes: fc.array(attribute, { maxLength: 3 }),
        content: fc.array(tie("markup"), { maxLength: 4 }),
        end: fc.oneof(fc.constant(null), fc.constantFrom("", "p", "svg", "style", "table", ...plainNames)),
      })
      .map(
        ({ name, attributes, content, end }) =>
          `<${name}${attributes.join("")}>${content.join("")}${end === "" ? "" : `</${end ?? name}>`}`,
      ),
  ),
}));

/** Pieces of the other sample's soup, cut anywhere, so that what was meant for one place stands in another. */
const spliced = fc
  .array(fc.tuple(fc.nat(100_000), fc.nat(200), fc.nat(200)), { minLength: 1, maxLength: 4 })
  .map((pieces) =>
    pieces.map(([seed, from, length]) => randomMarkup(seed).slice(from, from + length)).join(""),
  );

/** Markup at which cleaners have failed: foreign elements, raw text, comments, quoting, encoded schemes, cut tags. */
export const hostileMarkup: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.array(markup, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join("")) },
  { weight: 1, arbitrary: spliced },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
);
