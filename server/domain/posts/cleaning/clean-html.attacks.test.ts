import { expect, test } from "vitest";
import { violationsOf } from "#tests/support/readers/canonical-html.ts";
import { cleanHtml } from "./clean-html.ts";

/** Only the paragraph `a` may remain. */
const removed: [name: string, html: string][] = [
  ["a script", "<p>a</p><script>alert(1)</script>"],
  ["a script in capitals with a source", "<SCRIPT SRC=https://evil.test/x.js></SCRIPT>a"],
  ["a script that is never closed", "<p>a</p><script>alert(1)"],
  ["a script with a slash for a space", "<script/x>alert(1)</script>a"],
  ["a script closed with a blank in the tag", "<script>alert(1)</script >a"],
  ["an event handler", '<p onclick="alert(1)">a</p>'],
  [
    "event handlers without quotes and in odd casing",
    "<p OnMouseOver=alert(1) oNfOcUs='alert(1)' tabindex=1>a</p>",
  ],
  ["an event handler behind a slash", "<p/onclick=alert(1)>a</p>"],
  ["an event handler behind a line break", "<p\nonclick\n=\nalert(1)>a</p>"],
  ["an event handler on body", "<body onload=alert(1)>a"],
  ["an event handler of an animation", '<p style="animation:x" onanimationstart="alert(1)">a</p>'],
  ["a picture that fails", "<img src=x onerror=alert(1)>a"],
  ["a picture with backticks", "<img src=`x` onerror=`alert(1)`>a"],
  ["a picture without blanks", "<img/src/onerror=alert(1)>a"],
  ["a drawing with a script", "<svg><script>alert(1)</script></svg>a"],
  [
    "a drawing that animates a link",
    "<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>a",
  ],
  [
    "a drawing with HTML in it",
    '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>a',
  ],
  [
    "markup that mutates out of noscript",
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>a',
  ],
  ["markup that mutates out of style", "<svg><style><img src=x onerror=alert(1)></style></svg>a"],
  ["a template", "<template><script>alert(1)</script>x</template>a"],
  [
    "noembed and noframes",
    "<noembed><img src=x onerror=alert(1)></noembed><noframes><script>alert(1)</script></noframes>a",
  ],
  ["an option in a select", "<select><option><script>alert(1)</script></option></select>a"],
  ["a refresh", '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">a'],
  [
    "a form",
    '<form action="https://evil.test/"><input name=password><button formaction="javascript:alert(1)">a</button></form>',
  ],
  [
    "a stylesheet",
    '<link rel=stylesheet href="https://evil.test/x.css"><style>@import url(https://evil.test);</style>a',
  ],
  ["a style with an expression", '<p style="width:expression(alert(1))">a</p>'],
  ["a style with an address", `<p style="background:url('javascript:alert(1)')">a</p>`],
  ["an object", '<object data="data:text/html,<script>alert(1)</script>"><p>x</p></object>a'],
  ["an embed and an applet", '<embed src="javascript:alert(1)"><applet code=x>x</applet>a'],
  [
    "media with handlers",
    "<video src=x onerror=alert(1)><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>a",
  ],
  ["a marquee", "<marquee onstart=alert(1)>a</marquee>"],
  ["a frame with its own document", '<iframe srcdoc="<script>alert(1)</script>"></iframe>a'],
  ["a frame with something inside", '<iframe src="https://evil.test/"><script>alert(1)</script></iframe>a'],
  ["a frameset", '<frameset><frame src="javascript:alert(1)"></frameset>a'],
  ["a comment that never ends", "a<!-- <script>alert(1)</script>"],
  ["a conditional comment", "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->a"],
  ["a section of characters", "<![CDATA[<script>alert(1)</script>]]>a"],
  ["a section of characters in a drawing", "<svg><![CDATA[</svg><img src=x onerror=alert(1)>]]></svg>a"],
  ["a processing instruction", '<?xml version="1.0"?><?php alert(1) ?>a'],
  ["a tag that never ends", 'a<img src="https://a.test/b.png" onerror="alert(1)'],
  ["an attribute that swallows tags", '<p title="</p><script>alert(1)</script>">a</p>'],
  [
    "accessibility and editing attributes",
    "<p role=alert aria-label=x contenteditable dir=rtl lang=en hidden accesskey=x slot=x is=x-y>a</p>",
  ],
  ["custom elements", "<x-evil onconnected=alert(1)>a</x-evil>"],
  [
    "handlers on callouts, figures and tables",
    '<aside class="x" onclick=alert(1)><figure onload=alert(1) style="x:y"><figcaption onclick=alert(1)>a</figcaption></figure></aside>',
  ],
  [
    "a table of one cell with a background",
    '<table background="javascript:alert(1)" onclick=alert(1)><td background=x style="x:expression(alert(1))">a',
  ],
  ["markup that mutates out of a table", "<table><style><td></style><script>alert(1)</script><td>a"],
  ["classes of the page", '<div class="prose hero">a</div>'],
  ["attributes of all objects", "<p __proto__=x constructor=y hasOwnProperty=z>a</p>"],
];

const tamed: [name: string, html: string, clean: string][] = [
  [
    "handlers in a table",
    '<table onclick=alert(1)><caption><img src=x onerror=alert(1)>"><b onclick=x>c</b></caption><tr onclick=x><td id=x style=x headers=y colspan="2" onclick=alert(1)>a<script>alert(1)</script></td></tr></table>',
    '<table><caption>"&gt;c</caption><tbody><tr><td>a</td><td></td></tr></tbody></table>',
  ],
  [
    "a caption that pretends to be markup",
    '<figure><img src="https://a.test/b.png"><figcaption>&lt;script&gt;alert(1)&lt;/script&gt;<small onclick=x>&quot;&gt;&lt;img onerror=alert(1)&gt;</small></figcaption></figure>',
    '<figure><img src="https://a.test/b.png" alt=""><figcaption>&lt;script&gt;alert(1)&lt;/script&gt; <small>"&gt;&lt;img onerror=alert(1)&gt;</small></figcaption></figure>',
  ],
  [
    "a callout with more classes, an id and a role",
    '<aside class="hero tip warning" id=x role=alert tabindex=0 onfocus=alert(1)>a</aside>',
    '<aside class="tip"><p>a</p></aside>',
  ],
  [
    "roles of pictures",
    '<img src="https://a.test/b.png" role="button"><img src="https://a.test/c.png" role="presentation" onload=x><img src="https://a.test/d.png" alt="x" role="presentation">',
    '<img src="https://a.test/b.png" alt=""><img src="https://a.test/c.png" alt="" role="presentation"><img src="https://a.test/d.png" alt="x">',
  ],
  [
    "bad pictures in a gallery",
    '<div class="gallery" onclick=x><img src="javascript:alert(1)"><img src="https://a.test/b.png" onerror=alert(1)><svg onload=alert(1)></svg></div>',
    '<img src="https://a.test/b.png" alt="">',
  ],
  ["a script in a script", "<scr<script>ipt>alert(1)</scr</script>ipt>", "<p>ipt&gt;alert(1)ipt&gt;</p>"],
  ["a script's end in a string", '<script>"</script><img src=x onerror=alert(1)>"</script>', '<p>"</p>'],
  [
    "an event handler glued to a quotation mark",
    '<a href="/hu/blog"onclick="alert(1)">a</a>',
    '<p><a href="/hu/blog">a</a></p>',
  ],
  [
    "a picture that fails, with a good address",
    '<img src="https://a.test/b.png" onerror="alert(1)" onload=alert(1)>',
    '<img src="https://a.test/b.png" alt="">',
  ],
  [
    "a picture named image",
    '<image src="https://a.test/b.png" onerror=alert(1)>',
    '<img src="https://a.test/b.png" alt="">',
  ],
  [
    "a quotation mark out of alt",
    `<img src="https://a.test/b.png" alt='"><script>alert(1)</script>'>`,
    '<img src="https://a.test/b.png" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  ],
  [
    "a quotation mark out of href",
    `<a href='https://a.test/"onmouseover="alert(1)'>a</a>`,
    '<p><a href="https://a.test/&quot;onmouseover=&quot;alert(1)">a</a></p>',
  ],
  [
    "a tag in href",
    '<a href="https://a.test/<script>alert(1)</script>">a</a>',
    '<p><a href="https://a.test/&lt;script&gt;alert(1)&lt;/script&gt;">a</a></p>',
  ],
  ["a drawing with a handler", "<svg/onload=alert(1)>a</svg>b", "<p>b</p>"],
  [
    "a formula with a link",
    '<math><maction actiontype="statusline#" xlink:href="javascript:alert(1)">a</maction></math>b',
    "<p>b</p>",
  ],
  [
    "markup that mutates out of a formula",
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    "",
  ],
  [
    "markup that mutates out of a form",
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    "",
  ],
  [
    "markup that mutates out of title",
    '<title><img title="</title><img src=x onerror=alert(1)>"></title>a',
    '<p>"&gt;a</p>',
  ],
  [
    "markup that mutates out of textarea",
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>">a',
    '<p>"&gt;a</p>',
  ],
  [
    "markup that mutates out of xmp",
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>a',
    '<p>"&gt;a</p>',
  ],
  ["plaintext", "a<plaintext><script>alert(1)</script>", "<p>a&lt;script&gt;alert(1)&lt;/script&gt;</p>"],
  [
    "a base address",
    '<base href="https://evil.test/"><a href="/hu/blog">a</a>',
    '<p><a href="/hu/blog">a</a></p>',
  ],
  [
    "a style over the whole page",
    '<div style="position:fixed;inset:0;z-index:9999"><a href="https://evil.test/">a</a></div>',
    '<p><a href="https://evil.test/">a</a></p>',
  ],
  [
    "details that open themselves",
    "<details open ontoggle=alert(1)><summary>a</summary>b</details>",
    "<p>a</p><p>b</p>",
  ],
  [
    "a dialog and a popover",
    "<button popovertarget=x>a</button><dialog open id=x popover onbeforetoggle=alert(1)>b</dialog>",
    "<p>ab</p>",
  ],
  ["a comment", "a<!-- <script>alert(1)</script> -->b", "<p>ab</p>"],
  ["a comment that ends early", "a<!--><script>alert(1)</script>-->", "<p>a--&gt;</p>"],
  ["a comment with an exclamation mark", "a<!--x--!><img src=x onerror=alert(1)>-->b", "<p>a--&gt;b</p>"],
  [
    "a document type",
    '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>a&x;',
    '<p>alert(1)"&gt;]&gt;a&amp;x;</p>',
  ],
  ["null bytes in a tag", "<scr\u0000ipt>alert(1)</scr\u0000ipt>", "<p>alert(1)</p>"],
  ["null bytes around a tag", "\u0000<\u0000script>alert(1)</script>\u0000", "<p>&lt;script&gt;alert(1)</p>"],
  ["UTF-7", "+ADw-script+AD4-alert(1)+ADw-/script+AD4-", "<p>+ADw-script+AD4-alert(1)+ADw-/script+AD4-</p>"],
  ["overlong UTF-8 read as Latin-1", "À¼scriptÀ¾alert(1)À¼/scriptÀ¾", "<p>À¼scriptÀ¾alert(1)À¼/scriptÀ¾</p>"],
  ["full-width brackets", "＜script＞alert(1)＜/script＞", "<p>＜script＞alert(1)＜/script＞</p>"],
  ["half of a surrogate pair", "a\ud83d<b>\ude00</b>", "<p>a�<strong>�</strong></p>"],
  [
    "escaped markup, which stays text",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
  ],
  [
    "twice escaped markup, which stays text",
    "&amp;lt;img src=x onerror=alert(1)&amp;gt;",
    "<p>&amp;lt;img src=x onerror=alert(1)&amp;gt;</p>",
  ],
  ["entities for brackets without semicolons", "&lt&#60&#x3cscript&gt", "<p>&lt;&lt;&lt;script&gt;</p>"],
  [
    "tags left open",
    '<p><b><i><a href="https://a.test/">a',
    '<p><a href="https://a.test/"><strong><em>a</em></strong></a></p>',
  ],
  ["tags that cross", "<b><i>a</b>b</i>c", "<p><strong><em>a</em></strong>bc</p>"],
  ["tags within tags", "<<p>a</p>", "<p>&lt;</p><p>a</p>"],
  [
    "names for properties of the document",
    '<a id=cookie name=body href="/hu/blog">a</a><img name=getElementById src="https://a.test/b.png"><form id=x></form>',
    '<p><a href="/hu/blog">a</a></p><img src="https://a.test/b.png" alt="">',
  ],
  [
    "a link that opens a window",
    '<a href="https://a.test/" target=_blank rel=opener ping="https://evil.test/">a</a>',
    '<p><a href="https://a.test/">a</a></p>',
  ],
  [
    "classes of the page",
    '<p class="modal overlay indent-1 indent-99">a</p><li class="admin">b</li>',
    '<p class="indent-1">a</p><p>b</p>',
  ],
  [
    "data for our scripts",
    '<a href="https://a.test/" data-embed="https://evil.test/" data-src="javascript:alert(1)">a</a>',
    '<p><a href="https://a.test/">a</a></p>',
  ],
  [
    "a list of pictures",
    '<img srcset="https://evil.test/x.png 1x" src="https://a.test/b.png" sizes=100vw><picture><source srcset="https://evil.test/x.webp"></picture>',
    '<img src="https://a.test/b.png" alt="">',
  ],
];

test.each(removed)("removes %s", (_, html) => {
  expect(cleanHtml(html)).toBe("<p>a</p>");
});

test.each(tamed)("tames %s", (_, html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
  expect(cleanHtml(clean)).toBe(clean);
  expect(violationsOf(clean)).toEqual([]);
});
