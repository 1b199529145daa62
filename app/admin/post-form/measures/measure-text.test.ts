import { expect, test } from "vitest";
import { readHtml } from "#api/post-html/read-html.ts";
import { cutText, lengthOf, measureText } from "./measure-text.ts";

test.each([
  ["", 0, 0],
  ["<p>– … !</p>", 0, 0],
  ["<p>Lima</p>", 1, 1],
  // Blocks and breaks part words, formats do not.
  ["<p>egy</p><p>ket<strong>tő</strong><br>három</p>", 3, 1],
  ["<p>e-mail, 3.5 km &amp; l'Inca</p>", 4, 1],
  [`<p>${"szó ".repeat(299)}</p>`, 299, 1],
  [`<p>${"szó ".repeat(300)}</p>`, 300, 2],
  [`<p>${"szó ".repeat(1000)}</p>`, 1000, 5],
])("%s has %i words and takes %i minutes", (html, words, minutes) => {
  expect(measureText(readHtml(html))).toEqual({ words, minutes });
});

test("characters are counted as one sees them", () => {
  expect(lengthOf(" Őszi túra 🦙 ")).toBe(11);
});

test.each([
  ["Őszi túra", 9, "Őszi túra"],
  ["Őszi túra", 8, "Őszi…"],
  ["Őszi túra a Colcában", 9, "Őszi túra…"],
  ["Megszentségteleníthetetlen", 5, "Megsz…"],
])("%s cut to %i characters is %s", (text, limit, cut) => {
  expect(cutText(text, limit)).toBe(cut);
});
