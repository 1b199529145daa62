import { expect, test } from "vitest";
import { violationsOf } from "#tests/support/readers/canonical-html.ts";
import { cleanHtml } from "./clean-html.ts";

const ui = '<span class="ql-ui" contenteditable="false"></span>';

/** Markup that Quill 1 and 2 left in old posts, with its canonical HTML. */
const conversions: [name: string, html: string, clean: string][] = [
  [
    "indented paragraphs and headings",
    '<p class="ql-indent-1">a</p><h2 class="ql-align-center ql-indent-8">b</h2><p class="ql-indent-9">c</p>',
    '<p class="indent-1">a</p><h2 class="indent-8">b</h2><p>c</p>',
  ],
  [
    "alignment, colours, sizes and fonts",
    '<p class="ql-align-justify ql-direction-rtl"><span style="color: rgb(230, 0, 0);">a</span> <span class="ql-size-large ql-font-serif" style="background-color: yellow">b</span></p>',
    "<p>a b</p>",
  ],
  ["empty lines", "<p>a</p><p><br></p><p><br></p><p>b</p>", "<p>a</p><p>b</p>"],
  ["the cursor", '<p>a<span class="ql-cursor">\ufeff</span>b</p>', "<p>ab</p>"],
  [
    "links to a new window",
    '<p><a href="https://a.test/" rel="noopener noreferrer" target="_blank">a</a></p>',
    '<p><a href="https://a.test/">a</a></p>',
  ],
  [
    "formats",
    "<p><strong><em><u><s>a</s></u></em></strong><sub>b</sub></p>",
    "<p><strong><em><s><u>a</u></s></em></strong>b</p>",
  ],
  [
    "a video",
    '<p>a</p><iframe class="ql-video ql-align-center" frameborder="0" allowfullscreen="true" src="https://www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0"></iframe><p><br></p>',
    '<p>a</p><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="YouTube"></iframe>',
  ],
  [
    "a video of Vimeo",
    '<iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://player.vimeo.com/video/76979871/"></iframe>',
    '<iframe src="https://player.vimeo.com/video/76979871" title="Vimeo"></iframe>',
  ],
  [
    "a picture",
    '<p><img src="data:image/png;base64,AAAA" width="300" style="float: left">a</p>',
    '<img src="data:image/png;base64,AAAA" alt=""><p>a</p>',
  ],
  [
    "lines of a quote",
    "<blockquote>a</blockquote><blockquote><strong>b</strong></blockquote><p>c</p>",
    "<blockquote><p>a</p><p><strong>b</strong></p></blockquote><p>c</p>",
  ],
  [
    "two quotes with an empty line between",
    "<blockquote>a</blockquote><p><br></p><blockquote>b</blockquote>",
    "<blockquote><p>a</p></blockquote><blockquote><p>b</p></blockquote>",
  ],
  [
    "an indented line of a quote",
    '<blockquote class="ql-indent-2">a</blockquote>',
    '<blockquote><p class="indent-2">a</p></blockquote>',
  ],
  [
    "code of Quill 1",
    '<pre class="ql-syntax" spellcheck="false">a &lt;b&gt;\n\n  c\n</pre>',
    "<p>a &lt;b&gt;<br><br>c</p>",
  ],
  [
    "code of Quill 2",
    '<div class="ql-code-block-container" spellcheck="false"><select class="ql-ui"><option value="plain">Plain</option></select><div class="ql-code-block" data-language="plain">a</div><div class="ql-code-block"><br></div><div class="ql-code-block">b</div></div><p>c</p>',
    "<p>a<br><br>b</p><p>c</p>",
  ],
  [
    "inline code and a formula",
    '<p><code>a</code> <span class="ql-formula" data-value="x">b</span></p>',
    "<p>a b</p>",
  ],
  [
    "lists of Quill 1",
    "<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>",
    "<ul><li><p>a</p></li><li><p>b</p></li></ul><ol><li><p>c</p></li></ol>",
  ],
  [
    "indented items of Quill 1",
    '<ul><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-2">c</li><li class="ql-indent-1">d</li><li>e</li></ul>',
    "<ul><li><p>a</p><ul><li><p>b</p><ul><li><p>c</p></li></ul></li><li><p>d</p></li></ul></li><li><p>e</p></li></ul>",
  ],
  [
    "indented items of another kind, for which Quill 1 begins a new list",
    '<ol><li>a</li></ol><ul><li class="ql-indent-1">b</li></ul><ol><li>c</li></ol>',
    "<ol><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol>",
  ],
  [
    "an indented list behind an empty line, which begins anew",
    '<ol><li>a</li></ol><p><br></p><ul><li class="ql-indent-1">b</li></ul>',
    "<ol><li><p>a</p></li></ol><ul><li><p>b</p></li></ul>",
  ],
  [
    "items that are all indented",
    '<ul><li class="ql-indent-1">a</li><li class="ql-indent-1">b</li><li>c</li></ul>',
    "<ul><li><p>a</p></li><li><p>b</p></li><li><p>c</p></li></ul>",
  ],
  [
    "an item that does not say what it is",
    '<ul><li data-list>a</li><li data-list class="ql-indent-1">b</li></ul>',
    "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>",
  ],
  [
    "items indented by two at once",
    '<ul><li>a</li><li class="ql-indent-3">b</li><li class="ql-indent-3">c</li></ul>',
    "<ul><li><p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul></li></ul>",
  ],
  [
    "bullets of Quill 2",
    `<ol><li data-list="bullet">${ui}a</li><li data-list="bullet">${ui}b</li></ol>`,
    "<ul><li><p>a</p></li><li><p>b</p></li></ul>",
  ],
  ["numbers of Quill 2", `<ol><li data-list="ordered">${ui}a</li></ol>`, "<ol><li><p>a</p></li></ol>"],
  [
    "check boxes of Quill 2",
    `<ol><li data-list="checked">${ui}a</li><li data-list="unchecked">${ui}b</li></ol>`,
    "<ul><li><p>a</p></li><li><p>b</p></li></ul>",
  ],
  [
    "bullets and numbers in one list of Quill 2",
    `<ol><li data-list="ordered">${ui}a</li><li data-list="bullet">${ui}b</li><li data-list="bullet">${ui}c</li><li data-list="ordered">${ui}d</li></ol>`,
    "<ol><li><p>a</p></li></ol><ul><li><p>b</p></li><li><p>c</p></li></ul><ol><li><p>d</p></li></ol>",
  ],
  [
    "nested bullets and numbers of Quill 2",
    `<ol><li data-list="ordered">${ui}a</li><li data-list="bullet" class="ql-indent-1">${ui}b</li><li data-list="ordered" class="ql-indent-1">${ui}c</li><li data-list="ordered">${ui}d</li></ol>`,
    "<ol><li><p>a</p><ul><li><p>b</p></li></ul><ol><li><p>c</p></li></ol></li><li><p>d</p></li></ol>",
  ],
  [
    "all nine levels of a list",
    `<ol>${Array.from({ length: 9 }, (_, level) => `<li data-list="bullet"${level ? ` class="ql-indent-${level}"` : ""}>${level}</li>`).join("")}</ol>`,
    `${Array.from({ length: 9 }, (_, level) => `<ul><li><p>${level}</p>`).join("")}${"</li></ul>".repeat(9)}`,
  ],
  [
    "the spaces of getSemanticHTML",
    "<p>A&nbsp;Machu&nbsp;Picchu&nbsp;2&nbsp;430&nbsp;m&nbsp;magas.</p>",
    "<p>A Machu Picchu 2 430 m magas.</p>",
  ],
];

test.each(conversions)("converts Quill's markup: %s", (_, html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
  expect(cleanHtml(clean)).toBe(clean);
  expect(violationsOf(clean)).toEqual([]);
});
