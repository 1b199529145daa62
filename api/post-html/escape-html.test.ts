import { expect, test } from "vitest";
import { escapeAttribute, escapeText, unescapeHtml } from "./escape-html.ts";

const text = `<b> & "Cusco"\u00a0's &lt; &amp;amp;`;

test("text is escaped as a browser escapes it", () => {
  expect(escapeText(text)).toBe(`&lt;b&gt; &amp; "Cusco"&nbsp;'s &amp;lt; &amp;amp;amp;`);
  expect(escapeAttribute('"&')).toBe("&quot;&amp;");
});

test("unescaped once, a text is what it was", () => {
  expect(unescapeHtml(escapeText(text))).toBe(text);
  expect(unescapeHtml(escapeAttribute(text))).toBe(text);
});

test.each([
  ["&#39;&#x27;&apos;", "'''"],
  ["&#129433;", "🦙"],
  ["&eacute; &; & &#; &#9999999;", "&eacute; &; & &#; &#9999999;"],
])("%s is read as %s", (html, plain) => {
  expect(unescapeHtml(html)).toBe(plain);
});
