import { expect, test } from "vitest";
import { cleanHtml } from "#server/domain/posts/cleaning/clean-html.ts";
import { saidNotes } from "#tests/support/readers/said-notes.ts";
import { ourMarkup, plainText } from "./foreign-markup.ts";
import { lexicalHtml } from "./ghost-lexical.ts";

const picture = (name: string) => `<img src="https://naplo.example/${name}.jpg" alt="${name}">`;
const figure = (name: string, caption: string) =>
  `<figure>${picture(name)}<figcaption>${caption}</figcaption></figure>`;
const shown = (html: string) => cleanHtml(ourMarkup(html).html);

test.each([
  [
    "of WordPress",
    `<figure class="wp-block-gallery has-nested-images"><figure class="wp-block-image">${picture("a")}<figcaption>Első</figcaption></figure>
     <figure class="wp-block-image">${picture("b")}</figure><figcaption class="blocks-gallery-caption">Mind</figcaption></figure>`,
  ],
  [
    "of an older WordPress",
    `<ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item">${figure("a", "Első")}</li><li><figure>${picture("b")}</figure></li></ul><p>Mind</p>`,
  ],
  [
    "of Ghost",
    `<figure class="kg-card kg-gallery-card"><div class="kg-gallery-row">${figure("a", "Első")}${picture("b")}</div><figcaption>Mind</figcaption></figure>`,
  ],
])("a gallery %s stays one", (_, html) => {
  expect(shown(`<p>Előtte</p>${html}<p>Utána</p>`)).toBe(
    `<p>Előtte</p><div class="gallery">${figure("a", "Első")}${picture("b")}</div><p>Mind</p><p>Utána</p>`,
  );
});

test("callouts of Ghost become ours by their icon or colour; a bookmark is one link with what it says", () => {
  const callout = (colour: string, icon: string) =>
    `<div class="kg-card kg-callout-card kg-callout-card-${colour}"><div class="kg-callout-emoji">${icon}</div><div class="kg-callout-text">Vigyetek <b>vizet</b>!</div></div>`;
  const text = "<p>Vigyetek <strong>vizet</strong>!</p>";
  expect(shown(callout("blue", "💡"))).toBe(`<aside class="tip">${text}</aside>`);
  expect(shown(callout("blue", "⚠️"))).toBe(`<aside class="warning">${text}</aside>`);
  expect(shown(callout("red", ""))).toBe(`<aside class="warning">${text}</aside>`);
  const bookmark = `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://www.gob.pe/a?b=1&amp;c=2"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Foglalás &amp; jegy</div><div class="kg-bookmark-description">A hivatalos oldal</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://www.gob.pe/i.ico" alt=""></div></div></a></figure>`;
  expect(shown(bookmark)).toBe(
    '<p><a href="https://www.gob.pe/a?b=1&amp;c=2"><strong>Foglalás &amp; jegy</strong></a><br>A hivatalos oldal</p>',
  );
});

test("what has no place here is named, a video and its address are not", () => {
  const { notes } = ourMarkup(
    '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>' +
      '<div class="kg-audio-card"><audio src="a.mp3"></audio></div><pre><code>npm start</code></pre><form></form>',
  );
  expect(saidNotes(notes)).toEqual([
    "left out: 1 frame of www.google.com",
    "left out: 1 sound",
    "left out: 1 form",
    "1 block of code comes as lines of text",
  ]);
});

test("a text that is nested too deep comes as it is", () => {
  const html = "<div>".repeat(20_000);
  expect([ourMarkup(html), plainText(html)]).toEqual([{ html, notes: [] }, html]);
});

test.each([
  ["Ceviche &amp; pisco", "Ceviche & pisco"],
  ["Ceviche & pisco", "Ceviche & pisco"],
  ["&amp;amp; &#8217;", "&amp; ’"],
  ["<em>Új</em>  cím", "Új cím"],
])("of %s the words are %s", (stored, words) => {
  expect(plainText(stored)).toBe(words);
});

test("a text that Ghost has as Lexical alone is read; what of it is unknown is named", () => {
  const text = (words: string, format = 0) => ({ type: "extended-text", text: words, format });
  const root = {
    children: [
      { type: "extended-heading", tag: "h2", children: [text("Colca")] },
      {
        type: "paragraph",
        children: [
          text("Kondorok "),
          text("hajnalban", 3),
          { type: "linebreak" },
          { type: "link", url: "/a/", children: [text("<itt>")] },
        ],
      },
      {
        type: "list",
        tag: "ol",
        listType: "number",
        children: [{ type: "listitem", children: [text("egy")] }],
      },
      { type: "extended-quote", children: [text("Idézet")] },
      { type: "horizontalrule" },
      { type: "image", src: "https://naplo.example/a.jpg", alt: "a", caption: "<span>Alatta</span>" },
      {
        type: "gallery",
        images: [
          { src: "https://naplo.example/a.jpg", alt: "a" },
          { src: "https://naplo.example/b.jpg", alt: "b" },
        ],
      },
      { type: "callout", calloutText: "Víz!", calloutEmoji: "💡", backgroundColor: "blue" },
      { type: "bookmark", url: "https://www.gob.pe/", metadata: { title: "Gob", description: "" } },
      { type: "codeblock", code: "a < b" },
      { type: "email-cta", html: "x" },
    ],
  };
  const read = lexicalHtml(JSON.stringify({ root }));
  expect(read?.unread).toEqual(["email-cta"]);
  expect(shown(read?.html ?? "")).toBe(
    '<h2>Colca</h2><p>Kondorok <strong><em>hajnalban</em></strong><br><a href="/a/">&lt;itt&gt;</a></p><ol><li><p>egy</p></li></ol>' +
      `<blockquote><p>Idézet</p></blockquote><hr>${figure("a", "Alatta")}<div class="gallery">${picture("a")}${picture("b")}</div>` +
      '<aside class="tip"><p>Víz!</p></aside><p><a href="https://www.gob.pe/"><strong>Gob</strong></a></p><p>a &lt; b</p>',
  );
  for (const none of ["", "{}", '{"root":{"children":[]}}', "[[".repeat(5000)])
    expect(lexicalHtml(none)).toBeNull();
});
