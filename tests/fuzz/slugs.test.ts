import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#i18n/languages.ts";
import { makeSlug } from "#i18n/blog/make-slug.ts";
import { checkProperty } from "#tests/support/fuzzing/check-property.ts";
import { hostileText } from "#tests/support/fuzzing/hostile-text.ts";
import { openSignedInServer } from "#tests/support/servers/test-server.ts";

/** Letters with accents, ligatures, other widths and forms: where ways of writing one text differ. */
const letters = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0x41, max: 0x24f }),
      fc.integer({ min: 0x1d400, max: 0x1d7ff }),
      fc.integer({ min: 0x300, max: 0x36f }),
      fc.integer({ min: 0x1e00, max: 0x1eff }),
      fc.integer({ min: 0xff21, max: 0xff5a }),
      fc.constant(0x20),
    ),
  )
  .map((codes) => String.fromCodePoint(...codes));

const title = fc.oneof(hostileText, letters, fc.string({ unit: "grapheme", maxLength: 200 }));

test("every slug is valid, and the slug of itself", async () => {
  await checkProperty(2000, title, (text) => {
    const slug = makeSlug(text);
    expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(makeSlug(slug)).toBe(slug);
  });
});

test("a slug does not depend on how a device encodes the letters of its title, nor on their case", async () => {
  await checkProperty(2000, title, (text) => {
    for (const form of ["NFC", "NFD"] as const) expect(makeSlug(text.normalize(form))).toBe(makeSlug(text));
    expect(makeSlug(` ${text}!`)).toBe(makeSlug(text));
  });
});

test("a Latin letter of any width or style counts as the letter", async () => {
  const styled = fc.integer({ min: 0, max: 25 }).chain((at) =>
    fc.constantFrom(0xff21, 0xff41, 0x24b6, 0x24d0, 0x1d400, 0x1d41a, 0x1d5d4).map((first) => ({
      letter: String.fromCharCode(0x61 + at),
      text: String.fromCodePoint(first + at),
    })),
  );
  await checkProperty(300, styled, ({ letter, text }) => {
    expect(makeSlug(text)).toBe(letter);
  });
});

test("no two posts have one slug in a language, and each post is found by its own", async () => {
  const { api } = await openSignedInServer();
  const names = fc.constantFrom("a", "A!", "a 2", "a-2", "a 2 2", "", "!", "2", "b", "hu", "ő".repeat(200));
  const titles = fc.record({ hu: names.filter((name) => name !== ""), en: names, es: names });
  const owners = new Map<string, string>();
  await checkProperty(30, titles, async ({ hu, en, es }) => {
    const translation = (name: string) => ({ title: name, summary: "", content: "<p>x</p>" });
    const { id } = await api.createPost({
      author: "A",
      category: "Discovery",
      translations: { hu: translation(hu), en: translation(en), es: translation(es) },
    });
    for (const language of languages) {
      const { slugs } = await api.readPost(id, language);
      const slug = slugs[language];
      const name = `${language}/${slug}`;
      if (slug === undefined || slug === id) continue;
      expect(owners.get(name) ?? id, name).toBe(id);
      owners.set(name, id);
      expect((await api.readPost(slug, language)).id, name).toBe(id);
    }
  });
});
