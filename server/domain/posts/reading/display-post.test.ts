import { expect, test } from "vitest";
import { readHtml } from "#api/post-html/read-html.ts";
import type { Language } from "#i18n/languages.ts";
import { storedPost, storedText } from "#tests/support/samples/stored-post.ts";
import type { StoredTranslation } from "#server/storage/posts/stored-text.ts";
import { displayPost } from "./display-post.ts";

function text(title: string, slug = title.toLowerCase()): StoredTranslation {
  const { content: _, ...rest } = storedText({ title, slug });
  return { ...rest, blocks: readHtml(`<p>${title}</p>`) };
}

function post(translations: Partial<Record<Language, StoredTranslation>>, base = text("")) {
  const { content: _, ...rest } = storedPost();
  return { ...rest, ...base, translations };
}

test("a language's own text is shown, under its own slug", () => {
  const shown = displayPost(post({ hu: text("Osz"), en: text("Autumn"), es: text("Otono") }), "es");
  expect(shown).toMatchObject({
    title: "Otono",
    blocks: readHtml("<p>Otono</p>"),
    slug: "otono",
    language: "es",
    publishedIn: ["hu", "en", "es"],
    slugs: { hu: "osz", en: "autumn", es: "otono" },
  });
});

test("where a language has no text the Hungarian one stands in, under the Hungarian slug", () => {
  const shown = displayPost(post({ hu: text("Osz"), es: text("Otono") }), "en");
  expect(shown).toMatchObject({
    title: "Osz",
    slug: "osz",
    language: "hu",
    publishedIn: ["hu", "es"],
    slugs: { hu: "osz", en: "osz", es: "otono" },
  });
});

test("a translation that was begun but has no title yet is not published", () => {
  const shown = displayPost(post({ hu: text("Osz"), en: text("", "begun") }), "en");
  expect(shown).toMatchObject({ language: "hu", publishedIn: ["hu"], slugs: { en: "osz" } });
});

test("the base fields of an old post are its Hungarian text", () => {
  expect(displayPost(post({}, text("Regi")), "en")).toMatchObject({
    title: "Regi",
    language: "hu",
    publishedIn: ["hu"],
    slugs: { hu: "regi", en: "regi", es: "regi" },
  });
  expect(displayPost(post({ en: text("Old") }, text("Regi")), "es")).toMatchObject({
    title: "Regi",
    language: "hu",
    publishedIn: ["hu", "en"],
  });
});

test("without any Hungarian text the first language that has one stands in", () => {
  for (const language of ["hu", "en"] as const) {
    expect(displayPost(post({ es: text("Otono") }), language)).toMatchObject({
      title: "Otono",
      language: "es",
      publishedIn: ["es"],
      slugs: { hu: "otono", en: "otono", es: "otono" },
    });
  }
});

test("a text without a slug has the base one, else the id", () => {
  const hu = text("Osz", "");
  expect(displayPost(post({ hu }, text("", "regi")), "hu").slug).toBe("regi");
  expect(displayPost(post({ hu }), "hu")).toMatchObject({ slug: "p1", slugs: { en: "p1" } });
});
