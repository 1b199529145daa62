import { expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

const links = (...addresses: string[]) =>
  addresses.map((address) => `<link rel="stylesheet" href="${address}"/>`).join("");

/** The rules in the head of a page with this body. */
function stylesOf(body: string, sheets: Record<string, string>): string | undefined {
  const html = `<head>${links(...Object.keys(sheets))}</head><body>${body}</body>`;
  return /<style[^>]*>(?:@layer [^{;]*;)?(.*)<\/style>/.exec(inlineStyles(html, sheets))?.[1];
}

test("the rules of a page's classes stand in the place of its sheets, in order, with the sheets' exact addresses", () => {
  const sheets = { "/a.css": "@layer x{.a{top:0}}", "/b.css": "@layer y{.b{top:1px}}" };
  expect(inlineStyles(`<head><meta/>${links("/a.css#", "/b.css")}</head><p class="b a">`, sheets)).toBe(
    '<head><meta/><style data-sheets="/a.css# /b.css">@layer x,y;@layer x{.a{top:0}}@layer y{.b{top:1px}}</style></head><p class="b a">',
  );
});

test("rules of other classes are left out, those without a class stay", () => {
  const sheet = "h1{top:0}.a,.b{top:1px}.a .c{top:2px}.b{top:3px}[data-open]{top:4px}";
  expect(stylesOf('<p class="a d">', { "/a.css": sheet })).toBe("h1{top:0}.a{top:1px}[data-open]{top:4px}");
});

test("a condition around nothing is left out", () => {
  const sheet = "@media print{.b{top:0}}@media (width<20rem){.a{top:0}.b{top:0}}";
  expect(stylesOf('<p class="a">', { "/a.css": sheet })).toBe("@media (width<20rem){.a{top:0}}");
});

test("a face for certain characters is left out where the page has none of them; what is in tags does not count", () => {
  const face = (range: string) => `@font-face{src:url(${range});unicode-range:${range}}`;
  const sheet = face("U+5B-60") + face("U+2190-2193,U+150") + face("U+3C-3E") + "@font-face{src:url(all)}";
  expect(stylesOf('<p title="[">Dvo\u0150 &gt;</p><script>[</script>', { "/a.css": sheet })).toBe(
    `${face("U+2190-2193,U+150")}@font-face{src:url(all)}`,
  );
});

test("layers keep their order, also where the first one is left out", () => {
  const sheets = { "/a.css": "@layer x{.b{top:0}}@layer y{.a{top:0}}", "/b.css": "@layer x{.a{top:1px}}" };
  expect(inlineStyles(`${links(...Object.keys(sheets))}<p class="a">`, sheets)).toContain(
    ">@layer x,y;@layer y{.a{top:0}}@layer x{.a{top:1px}}</style>",
  );
});

test("a page without style sheets, or with one that the build did not make, stays as it is", () => {
  for (const html of ["<head></head>", `<head>${links("/app/root.css")}</head>`]) {
    expect(inlineStyles(html, { "/a.css": "p{top:0}" })).toBe(html);
  }
});
