import { expect, test } from "vitest";
import { violationsOf } from "#tests/support/readers/canonical-html.ts";
import { cleanHtml } from "./clean-html.ts";

const hash = "0123456789abcdef0123456789abcdef";
const entities = (text: string, prefix: string, radix: number, end: string) =>
  [...text].map((letter) => `&#${prefix}${letter.charCodeAt(0).toString(radix)}${end}`).join("");

/** Links that are not allowed, as they are written in the attribute. */
const badLinks: [name: string, address: string][] = [
  ["javascript:", "javascript:alert(1)"],
  ["javascript: in mixed case", "JaVaScRiPt:alert(1)"],
  ["javascript: behind blanks", "  \t\n javascript:alert(1)"],
  ["javascript: with a tab in it", "java\tscript:alert(1)"],
  ["javascript: with line breaks in it", "j\na\rv\nascript:alert(1)"],
  ["javascript: with a tab as an entity", "jav&#x09;ascript:alert(1)"],
  ["javascript: with named entities", "javascript&colon;alert(1)&NewLine;&Tab;"],
  ["javascript: all in decimal entities", entities("javascript:alert(1)", "", 10, "")],
  ["javascript: all in long hexadecimal entities", entities("javascript:alert(1)", "x00000", 16, ";")],
  ["javascript: behind a control character", "&#1;javascript:alert(1)"],
  ["javascript: with a null byte", "java\u0000script:alert(1)"],
  ["javascript: behind an invisible character", "\u200bjavascript:alert(1)"],
  ["javascript: with a soft hyphen", "java\u00adscript:alert(1)"],
  ["javascript: percent-encoded", "%6aavascript:alert(1)"],
  ["javascript: as a comment and a host", "javascript://a.test/%0aalert(1)"],
  ["javascript: with a comment in it", "java<!-- -->script:alert(1)"],
  ["vbscript:", "vbscript:msgbox(1)"],
  ["livescript:", "livescript:alert(1)"],
  ["data: with HTML", "data:text/html,<script>alert(1)</script>"],
  ["data: with HTML in base64", "DATA:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="],
  ["data: with a picture", "data:image/png;base64,AAAA"],
  ["blob:", "blob:https://a.test/1"],
  ["file:", "file:///etc/passwd"],
  ["ftp:", "ftp://a.test/"],
  ["view-source:", "view-source:https://a.test/"],
  ["feed:", "feed:javascript:alert(1)"],
  ["intent:", "intent://a.test#Intent;end"],
  ["a host without protocol", "//evil.test/"],
  ["a host behind backslashes", "\\\\evil.test/"],
  ["a host behind slash and backslash", "/\\evil.test/"],
  ["a host behind a tab between slashes", "/\t/evil.test/"],
  ["a host behind dots", "/.//evil.test/"],
  ["a host behind encoded dots", "/%2e%2E//evil.test/"],
  ["a path out of a folder", "/media/../api/logout"],
  ["https with backslashes", "https:\\\\evil.test/"],
  ["https with a backslash in the path", "https://a.test/\\b"],
  ["https without slashes", "https:evil.test"],
  ["https with three slashes", "https:///evil.test/"],
  ["a user name that looks like a host", "https://www.youtube.com@evil.test/"],
  ["a relative path", "admin/delete"],
  ["a query alone", "?delete=1"],
  ["an empty anchor", "#"],
  ["nothing", ""],
  ["an endless address", `https://a.test/${"a".repeat(5000)}`],
  ["mailto: without an address", "mailto:"],
  ["tel: with a script", "tel:javascript:alert(1)"],
];

const goodLinks: [address: string, kept: string][] = [
  ["https://a.test/b?c=1&amp;d=2#e", "https://a.test/b?c=1&amp;d=2#e"],
  ["HTTP://a.test/", "http://a.test/"],
  ["mailto:info@a.test?subject=Lima", "mailto:info@a.test?subject=Lima"],
  ["MAILTO:info@a.test", "mailto:info@a.test"],
  ["tel:+51 1 234-567", "tel:+511234-567"],
  ["/hu/blog", "/hu/blog"],
  ["/hu/post/x?y=1#z", "/hu/post/x?y=1#z"],
  ["/", "/"],
  ["#alairas", "#alairas"],
  [" https://a.test/\t", "https://a.test/"],
  ["https://a.test/a b", "https://a.test/a%20b"],
  ["https://a.test/útmutató", "https://a.test/útmutató"],
  ["https://a.test/<x>&quot;", "https://a.test/&lt;x&gt;&quot;"],
  ["http://[::1]:3000/x", "http://[::1]:3000/x"],
];

/** Addresses of pictures that are not allowed, as they are written in the attribute. */
const badPictures: [name: string, address: string][] = [
  ["nothing", ""],
  ["a script", "javascript:alert(1)"],
  ["a drawing as data", "data:image/svg+xml,<svg onload=alert(1)>"],
  ["a drawing as base64 data", "data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+"],
  ["a drawing in capitals", "DATA:IMAGE/SVG+XML;BASE64,PHN2Zz4="],
  ["HTML as data", "data:text/html;base64,PHNjcmlwdD4="],
  ["a type with more behind it", "data:image/png+xml;base64,AAAA"],
  ["a type with a parameter", "data:image/png;charset=utf-8;base64,AAAA"],
  ["data without base64", "data:image/png,AAAA"],
  ["data that is no base64", "data:image/png;base64,AA&quot;AA"],
  ["data with something behind its end", "data:image/png;base64,AAA=AAAA"],
  ["empty data", "data:image/png;base64,"],
  ["padding alone", "data:image/png;base64,=="],
  ["a host without protocol", "//evil.test/x.png"],
  ["a host behind backslashes", "/\\\\evil.test/x.png"],
  ["a relative path", "x.png"],
  ["another path of this site", "/api/logout"],
  ["a path out of the pictures", "/media/../api/logout"],
  ["a path out of a picture's folder", `/media/${hash}/../../api/logout`],
  ["a picture's folder alone", `/media/${hash}/`],
  ["a short hash", "/media/0123/640.webp"],
  ["a hash in capitals", `/media/${hash.toUpperCase()}/640.webp`],
  ["a width that is not served", `/media/${hash}/641.webp`],
  ["a format that is not served", `/media/${hash}/640.svg`],
  ["a stored picture with a query", `/media/${hash}/640.webp?x`],
  ["a stored picture behind a line break", `/media/${hash}/640.webp&#10;/x`],
  ["a file", "file:///etc/passwd"],
  ["a blob", "blob:https://a.test/1"],
  ["a user name that looks like a host", "https://a.test@evil.test/x.png"],
  ["https with backslashes", "https:\\\\evil.test/x.png"],
  ["a host that would be a directive of the page's policy", "https://a;script-src-elem/x.png"],
];

const goodPictures: [address: string, kept: string][] = [
  ["https://a.test/b.png?c=1&amp;d=2", "https://a.test/b.png?c=1&amp;d=2"],
  ["http://a.test/b.svg", "http://a.test/b.svg"],
  ["data:image/png;base64,iVBORw0KGgo=", "data:image/png;base64,iVBORw0KGgo="],
  ["DATA:image/GIF;BASE64,AA\n AA", "data:image/gif;base64,AAAA"],
  ["data:image/jpg;base64,AAAA", "data:image/jpeg;base64,AAAA"],
  ["data:image/vnd.microsoft.icon;base64,AAA=", "data:image/x-icon;base64,AAA="],
  ["data:image/bmp;base64,AA==", "data:image/bmp;base64,AA=="],
  ["data:image/webp;base64,A+/9", "data:image/webp;base64,A+/9"],
  ["data:image/avif;base64,AAAA", "data:image/avif;base64,AAAA"],
  [`/media/${hash}/320.avif`, `/media/${hash}/1280.jpeg`],
  [`/media/${hash}/1280.jpeg`, `/media/${hash}/1280.jpeg`],
];

test.each(badLinks)("unwraps a link to %s", (_, address) => {
  expect(cleanHtml(`<p>x <a href="${address}" title="y">a</a></p>`)).toBe("<p>x a</p>");
});

test.each(goodLinks)("keeps a link to %s", (address, kept) => {
  const clean = cleanHtml(`<a href="${address}">a</a>`);
  expect(clean).toBe(`<p><a href="${kept}">a</a></p>`);
  expect(cleanHtml(clean)).toBe(clean);
  expect(violationsOf(clean)).toEqual([]);
});

test.each(badPictures)("drops a picture of %s", (_, address) => {
  expect(cleanHtml(`<p>a<img src="${address}" alt="x">b</p>`)).toBe("<p>ab</p>");
});

test.each(goodPictures)("keeps a picture of %s", (address, kept) => {
  const clean = cleanHtml(`<img src="${address}">`);
  expect(clean).toBe(`<img src="${kept}" alt="">`);
  expect(cleanHtml(clean)).toBe(clean);
  expect(violationsOf(clean)).toEqual([]);
});

test("removes frames of any site but the two, and what stands in them", () => {
  for (const src of [
    "https://evil.test/",
    "javascript:alert(1)",
    "//www.youtube.com.evil.test/embed/dQw4w9WgXcQ",
  ]) {
    expect(cleanHtml(`a<iframe src="${src}">x</iframe>b`)).toBe("<p>ab</p>");
  }
});
