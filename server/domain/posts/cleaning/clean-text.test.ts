import { expect, test } from "vitest";
import { readHtml } from "#api/post-html/read-html.ts";
import { cleanHtml } from "./clean-html.ts";
import { postLimits } from "#api/posts/posts.ts";
import { cleanStored, cleanTextWithin, createTextCleaner } from "./clean-text.ts";

const word = "<em>x</em>";
/** The most markup that a text may have. */
const longest = `<p>${word.repeat((postLimits.text - 7) / word.length)}</p>`;

test("while the longest text is cleaned the process goes on", async () => {
  let isOver = false;
  const cleaning = cleanTextWithin(longest, postLimits.text).finally(() => {
    isOver = true;
  });
  let turns = 0;
  while (!isOver) {
    await new Promise((next) => setImmediate(next));
    turns += 1;
  }
  expect(await cleaning).toBe(cleanHtml(longest));
  expect(turns).toBeGreaterThan(100);
});

test("a short text and a long one come out as the cleaner leaves them, also beside each other", async () => {
  const texts = ["<p>a<script>x</script>b", `<b>${"long ".repeat(10_000)}`, `<i>${"text ".repeat(10_000)}`];
  expect(await Promise.all(texts.map((text) => cleanTextWithin(text, postLimits.text)))).toEqual(
    texts.map(cleanHtml),
  );
});

test("a text of too many characters is not cleaned, one with a large picture is", async () => {
  expect(await cleanTextWithin(`${longest}${word}`, postLimits.text)).toBeNull();
  expect(await cleanTextWithin(`<p>src="data:image/${longest}${longest}"</p>`, postLimits.text)).toBeNull();
  const picture = `<img src="data:image/png;base64,${"A".repeat(2_000_000)}" alt="">`;
  expect(await cleanTextWithin(picture, postLimits.text)).toBe(picture);
});

test("a text that takes too long is given up, and the next one is cleaned", async () => {
  const state = { longest: 1 };
  const clean = createTextCleaner(state);
  await expect(clean(longest)).rejects.toMatchObject({ code: "unavailable", retryAfter: 10 });
  expect(await createTextCleaner()(`<p>${"a".repeat(30_000)}`)).toHaveLength(30_007);
});

test("what is stored is cleaned, and is not cleaned again when it was found clean", async () => {
  const dirty = readHtml('<p>x</p><p><a href="javascript:alert(1)">y</a></p>');
  const cleaned = await cleanStored(dirty);
  expect(cleaned).toEqual(readHtml("<p>x</p><p>y</p>"));
  expect(await cleanStored(cleaned)).toBe(cleaned);
  expect(await cleanStored(dirty)).toEqual(cleaned);
});
