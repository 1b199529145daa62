import { readFileSync } from "node:fs";

/** HTML as the program put it into the clipboard. */
const clipboard = (name: string) => readFileSync(new URL(`${name}-clipboard.html`, import.meta.url), "utf8");

const wordItem = (list: string, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;text-indent:-.25in;mso-list:${list} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {margin:0in; font-size:11pt} --></style></head><body lang=HU style='tab-interval:.5in'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const google = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b">${body}</b><br class="Apple-interchange-newline">`;

const span = (style: string, text: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`;
const plain = "font-weight:400;font-style:normal;text-decoration:none;";

/** Contents of the clipboard as HTML, with the text that is saved after pasting them. */
export const pastedTexts: [name: string, html: string, saved: string][] = [
  [
    "a document of Word",
    clipboard("word"),
    '<h1>Hat nap Cuscóban</h1><p>Az <strong>első</strong> nap <em>pihenés</em>, lásd <a href="https://www.machupicchu.gob.pe/">a jegyeket</a>. Utána</p><ul><li><p>San Blas</p><ul><li><p>a piac</p></li></ul></li><li><p>Qorikancha</p></li></ul><h2>Árak</h2><table><thead><tr><th scope="col">Mi</th><th scope="col">Mennyi</th><th scope="col"></th></tr></thead><tbody><tr><td><strong>Boleto</strong></td><td>130 sol<br>10 napra</td><td></td></tr></tbody></table><img src="data:image/png;base64,iVBORw0KGgo=" alt="Piac">',
  ],
  [
    "a document of Google Docs",
    clipboard("google-docs"),
    '<h1>Hat nap Cuscóban</h1><p>Az <strong>első</strong> nap <em>pihenés</em>, lásd <a href="https://www.machupicchu.gob.pe/">a jegyeket</a></p><ul><li><p>San Blas</p><ul><li><p>a piac</p></li></ul></li><li><p>Qorikancha</p></li></ul><table><tbody><tr><td>Boleto</td><td>130 sol<br><strong>10 napra</strong></td></tr><tr><td>Busz</td><td>1 sol</td></tr></tbody></table><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=abc" alt="">',
  ],
  [
    "merged cells, a table in a cell and a table of one cell",
    "<table><tr><td rowspan=2>a</td><td colspan=2><table><tr><td>b</td><td>c</td></tr></table></td></tr><tr><td>d</td><td>e</td></tr></table><table><tr><td><ul><li>f</li></ul></td></tr></table>",
    "<table><tbody><tr><td>a</td><td>b c</td><td></td></tr><tr><td></td><td>d</td><td>e</td></tr></tbody></table><ul><li><p>f</p></li></ul>",
  ],
  [
    "a Word paragraph with formats",
    word(
      `<p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'><span lang=HU style='font-size:14.0pt'>Lima</span></b><span lang=HU> és <i>Cusco</i>, <u>Puno</u>, <s>Ica</s><o:p></o:p></span></p>\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n<p class=MsoNormal>Vége</p>`,
    ),
    "<p><strong>Lima</strong> és <em>Cusco</em>, <u>Puno</u>, <s>Ica</s></p><p>Vége</p>",
  ],
  [
    "Word titles and headings",
    word(
      "<p class=MsoTitle>Peru</p><h1><span style='mso-bidi-font-weight:bold'>Utazás</span></h1><h2 style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.1<span>&nbsp; </span></span><![endif]>Repülővel</h2>",
    ),
    "<h1>Peru</h1><h1>Utazás</h1><h2>Repülővel</h2>",
  ],
  [
    "a Word list of two levels and back",
    word(
      wordItem("l0 level1", "·", "egy") +
        wordItem("l0 level2", "o", "egy-egy") +
        wordItem("l0 level2", "o", "egy-kettő") +
        wordItem("l0 level1", "·", "<b>kettő</b>"),
    ),
    "<ul><li><p>egy</p><ul><li><p>egy-egy</p></li><li><p>egy-kettő</p></li></ul></li><li><p><strong>kettő</strong></p></li></ul>",
  ],
  [
    "Word's numbered list behind a bulleted one",
    word(
      wordItem("l0 level1", "·", "a") +
        wordItem("l1 level1", "1.", "b") +
        wordItem("l1 level2", "a)", "c") +
        "<p class=MsoNormal>d</p>" +
        wordItem("l1 level1", "2.", "e"),
    ),
    "<ul><li><p>a</p></li></ul><ol><li><p>b</p><ol><li><p>c</p></li></ol></li></ol><p>d</p><ol><li><p>e</p></li></ol>",
  ],
  [
    "a Word list that begins at the second level",
    word(wordItem("l0 level2", "o", "a") + wordItem("l0 level1", "·", "b")),
    "<ul><li><p>a</p></li><li><p>b</p></li></ul>",
  ],
  [
    "a Word table",
    word(
      "<table class=MsoTableGrid border=1><tr><td width=1><p class=MsoNormal>Lima<o:p></o:p></p></td><td><p class=MsoNormal>18 °C</p></td></tr><tr><td><p>Cusco</p></td><td><p><o:p>&nbsp;</o:p></p></td></tr></table>",
    ),
    "<table><tbody><tr><td>Lima</td><td>18 °C</td></tr><tr><td>Cusco</td><td></td></tr></tbody></table>",
  ],
  [
    "pictures and bookmarks of Word, which nobody else has",
    word(
      `<p class=MsoNormal><a name="_Toc1"></a><a href="#_Toc1">Lima</a><img width=100 src="file:///C:/Users/x/clip_image001.png" v:shapes="x"></p>`,
    ),
    "<p>Lima</p>",
  ],
  [
    "formats of Google Docs",
    google(
      `<p dir="ltr" style="line-height:1.38;margin-top:0pt;">${span("font-weight:700;font-style:normal;text-decoration:none;", "Lima")}${span(plain, " és ")}${span("font-weight:400;font-style:italic;text-decoration:none;", "Cusco")}${span("font-weight:400;text-decoration:line-through;", " Ica")}${span("font-weight:700;text-decoration:underline;", " Puno")}</p><br /><p dir="ltr">${span(plain, "Vége")}</p>`,
    ),
    "<p><strong>Lima</strong> és <em>Cusco</em><s> Ica</s><strong><u> Puno</u></strong></p><p>Vége</p>",
  ],
  [
    "headings, links and lists of Google Docs",
    google(
      `<h2 dir="ltr">${span(plain, "Útiterv")}</h2><p dir="ltr"><a href="https://a.test/" style="text-decoration:none;">${span("color:#1155cc;text-decoration:underline;", "jegy")}</a></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${span(plain, "a")}</p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr">${span(plain, "b")}</p></li></ul></ul><ol><li dir="ltr"><p>${span(plain, "c")}</p></li></ol>`,
    ),
    '<h2>Útiterv</h2><p><a href="https://a.test/">jegy</a></p><ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul><ol><li><p>c</p></li></ol>',
  ],
  [
    "the title of Google Docs",
    google(`<p dir="ltr" class="title">${span(plain, "Peru")}</p>`),
    "<h1>Peru</h1>",
  ],
  [
    "a web page",
    `<html><body><!--StartFragment--><div class="post"><h1 style="color:red">Peru</h1><div>Első <strong class="x">sor</strong><br><br>második</div><figure><img src="https://a.test/b.jpg" alt="kép" width="9" height="9"><figcaption>Felirat</figcaption></figure><script>alert(1)</script><button>Megosztás</button></div><!--EndFragment--></body></html>`,
    '<h1>Peru</h1><p>Első <strong>sor</strong><br><br>második</p><figure><img src="https://a.test/b.jpg" alt="kép"><figcaption>Felirat</figcaption></figure>',
  ],
  [
    "links that may not be followed",
    `<p><a href="javascript:alert(1)">a</a> <a href="ftp://a.test/">b</a> <a href="lap.html">c</a> <a href="mailto:a@a.test">d</a> <a href="tel:+51 1 234">e</a></p>`,
    '<p>a b c <a href="mailto:a@a.test">d</a> <a href="tel:+511234">e</a></p>',
  ],
  [
    "a player of the two sites, and another",
    `<p>a</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1"></iframe><iframe src="https://evil.test/"></iframe>`,
    '<p>a</p><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="YouTube"></iframe>',
  ],
  [
    "blanks and empty lines",
    `<p>&nbsp;</p><p>a &nbsp; b</p><div><br></div><p>c<span class="Apple-converted-space">&nbsp;</span>d 10&nbsp;km</p><p></p>`,
    "<p>a b</p><p>c&nbsp;d 10&nbsp;km</p>",
  ],
  [
    "words in bold across paragraphs of a mail",
    `<div style="font-weight:bold"><p>a</p><p>b</p></div>`,
    "<p><strong>a</strong></p><p><strong>b</strong></p>",
  ],
  ["code of a web page", "<pre><code>a\n  b</code></pre>", "<p>a<br>b</p>"],
];
