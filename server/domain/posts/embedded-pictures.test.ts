import { expect, test, vi } from "vitest";
import { DomainError } from "#server/domain/errors.ts";
import type { PreparedPicture } from "#server/domain/media/prepare-picture.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { cleanHtml } from "./cleaning/clean-html.ts";
import { extractEmbeddedPictures } from "./embedded-pictures.ts";
import { pictureHashesIn } from "#server/storage/posts/stored-text.ts";

const data = (bytes: string, type = "png") => `data:image/${type};base64,${btoa(bytes)}`;

/** The hash shows the bytes: `aa…` for "a". */
const prepare = (bytes: Uint8Array): Promise<PreparedPicture> => {
  const hash = Buffer.from(bytes).toString("hex").slice(0, 2).repeat(16);
  return Promise.resolve({ hash, width: 800, height: 600, bytes: Buffer.from(bytes), isAnimated: false });
};

/** Extracts the pictures of a text of HTML. */
async function extract(html: string, prepare: Prepare) {
  const { blocks, pictures } = await extractEmbeddedPictures(readHtml(cleanHtml(html)), prepare);
  return { html: printHtml(blocks), pictures };
}

type Prepare = Parameters<typeof extractEmbeddedPictures>[1];

test("puts the stored address and the picture's size in the place of data", async () => {
  const html = cleanHtml(`<p>a</p><img src="${data("\u00aa")}" alt='Lima > "Cusco"'><p>b</p>`);
  const { html: stored, pictures } = await extract(html, prepare);
  expect(stored).toBe(
    `<p>a</p><img src="/media/${"aa".repeat(16)}/1280.jpeg" alt="Lima &gt; &quot;Cusco&quot;" width="800" height="600"><p>b</p>`,
  );
  expect(pictures).toMatchObject([
    { hash: "aa".repeat(16), width: 800, height: 600, bytes: Buffer.from([0xaa]) },
  ]);
  expect(cleanHtml(stored)).toBe(stored);
});

test("leaves a text without data as it is", async () => {
  const html = `<p>data:image/png;base64,AAAA</p><img src="/media/${"aa".repeat(16)}/1280.jpeg" alt=""><img src="https://a.test/b.png" alt="">`;
  expect(await extract(html, prepare)).toEqual({ html, pictures: [] });
});

test("prepares the same data once, and gives a picture once that comes from different data", async () => {
  const counted = vi.fn(prepare);
  const html = [data("\u00aa"), data("\u00bb"), data("\u00aa"), data("\u00aa and more")]
    .map((src) => `<img src="${src}" alt="">`)
    .join("");
  const { html: stored, pictures } = await extract(html, counted);
  expect(counted).toHaveBeenCalledTimes(3);
  expect(pictures.map(({ hash }) => hash.slice(0, 2))).toEqual(["aa", "bb"]);
  expect(stored.match(/src="\/media\/../g)?.map((src) => src.slice(-2))).toEqual(["aa", "bb", "aa", "aa"]);
});

test("prepares one picture at a time", async () => {
  let running = 0;
  const alone = async (bytes: Uint8Array) => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((done) => setImmediate(done));
    running -= 1;
    return prepare(bytes);
  };
  await extract(["1", "2", "3"].map((x) => `<img src="${data(x)}">`).join(""), alone);
});

test("a refused picture is refused as one of the text, with the code and the cause", async () => {
  const html = cleanHtml(`<img src="${data("good")}"><img src="${data("bad")}">`);
  const refusal = new DomainError("picture_unreadable", "this is no picture", {
    fieldErrors: { file: "this is no picture" },
  });
  const refuse = (bytes: Uint8Array) =>
    Buffer.from(bytes).toString() === "bad" ? Promise.reject(refusal) : prepare(bytes);
  const error: unknown = await extract(html, refuse).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DomainError);
  expect(error).toMatchObject({
    code: "picture_unreadable",
    message: "embedded picture 2 of the text: this is no picture",
    fieldErrors: { file: "this is no picture" },
    cause: refusal,
  });
});

test("of a picture that is left out the words below it remain", async () => {
  const refused = new DomainError("picture_unreadable", "this is no picture");
  const html = `<figure><img src="${data("x")}" alt="a"><figcaption>b <small>c</small></figcaption></figure>`;
  const said: string[] = [];
  const { blocks } = await extractEmbeddedPictures(
    readHtml(html),
    () => Promise.reject(refused),
    ({ message }) => said.push(message),
  );
  expect(printHtml(blocks)).toBe("<p>b</p><p>c</p>");
  expect(said).toEqual(["embedded picture 1 of the text: this is no picture"]);
});

test("an unexpected failure passes unchanged", async () => {
  const failure = new Error("out of memory");
  const html = cleanHtml(`<img src="${data("x")}">`);
  await expect(extract(html, () => Promise.reject(failure))).rejects.toBe(failure);
});

test("finds the stored pictures that a text shows, each once", () => {
  const [a, b] = ["aa".repeat(16), "bb".repeat(16)];
  const html = `<img src="/media/${b}/1280.jpeg" alt=""><ul><li><p>x</p><img src="/media/${a}/1280.jpeg" alt="" width="8" height="6"></li></ul><img src="/media/${b}/1280.jpeg" alt="x">`;
  expect(pictureHashesIn(readHtml(html))).toEqual([b, a]);
});

test("foreign pictures, links and words are no stored pictures", () => {
  const address = `/media/${"aa".repeat(16)}/1280.jpeg`;
  const html = `<img src="https://a.test${address}" alt="/media/"><p><a href="${address}">${address}</a> &lt;img src="${address}"&gt;</p>`;
  expect(pictureHashesIn(readHtml(html))).toEqual([]);
});
