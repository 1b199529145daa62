import { expect, test } from "vitest";
import { readHtml } from "#api/post-html/read-html.ts";
import { altsOf } from "./picture-alts.ts";

const [a, b, c] = ["a", "b", "c"].map((digit) => digit.repeat(32));
const picture = (hash: string | undefined, alt: string, rest = "") =>
  `<img src="/media/${hash}/1280.jpeg" alt="${alt}"${rest}>`;

test("pictures are said to show what the first text in a language says of them, covers too", () => {
  const hu = { blocks: readHtml(picture(a, "Hegy &amp; tó") + picture(a, "Más")), coverAlt: " Borító " };
  const en = {
    blocks: readHtml(`<figure>${picture(a, "Lake", ' width="4" height="3"')}</figure>`),
    coverAlt: "",
  };
  expect(altsOf([{ texts: { hu, en }, cover: b }])).toEqual(
    new Map([
      [b, { hu: "Borító" }],
      [a, { hu: "Hegy & tó", en: "Lake" }],
    ]),
  );
});

test("nothing is taken of pictures that decorate or lie elsewhere, and of words too long for the library", () => {
  const content = [
    picture(a, "", ' role="presentation"'),
    picture(b, "x".repeat(301)),
    `<img src="https://example.com/media/${c}/1280.jpeg" alt="Tó">`,
  ].join("");
  expect(altsOf([{ texts: { hu: { blocks: readHtml(content), coverAlt: "Tó" } }, cover: null }])).toEqual(
    new Map(),
  );
});
