import fc from "fast-check";
import { expect, test } from "vitest";
import type { WantedStates } from "#api/admin/translation-states.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { siteItself } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import { readAdminPost } from "#server/domain/posts/admin-posts.ts";
import { readPost } from "#server/domain/posts/reading/read-posts.ts";
import { changePost, publishPost } from "#server/domain/posts/write-post.ts";
import type { Database } from "#server/storage/database.ts";
import { checkProperty } from "#tests/support/fuzzing/check-property.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";

const soon = "2100-01-01T00:00:00Z";

/** An editor's change of one language; without a title the text stays as it is, an empty title removes it. */
const step = fc.record({
  language: fc.constantFrom(...languages),
  state: fc.constantFrom("published", "draft", "unpublished", { at: soon }),
  title: fc.option(fc.constantFrom("Egy", "Kettő", "Három", ""), { nil: undefined }),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** All rows of the other languages of a post. */
async function rowsOfOthers(db: Database, id: string, language: Language): Promise<unknown> {
  const tables = ["post_translations", "translation_states", "post_revisions", "post_slugs"];
  const rows = tables.map(async (table) => {
    const found = await db.$client.query(
      `select row_to_json(t)::text as row from ${table} t where post_id = $1 and language <> $2 order by 1`,
      [id, language],
    );
    return [table, found.rows];
  });
  return Promise.all(rows);
}

async function take(db: Database, id: string, { language, state, title }: Step): Promise<void> {
  const text =
    title === undefined ? {} : { [language]: { title, summary: "", content: title && `<p>${title}</p>` } };
  const states: WantedStates = { [language]: state };
  await changePost(
    db,
    id,
    { ...writtenPost(), translations: text },
    { states, now: new Date(), by: siteItself },
  );
}

test("nothing that is done to a language touches a row of another, and readers see what is published alone", async () => {
  const { db } = await openTestDatabase();
  await checkProperty(15, fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
    const { id } = await publishPost(db, writtenPost(), { now: new Date() });
    for (const one of steps) {
      const before = await rowsOfOthers(db, id, one.language);
      // Nothing can be published or kept of a language without a text.
      const isRefused = await take(db, id, one).then(
        () => false,
        (error: unknown) => error instanceof DomainError && error.code === "invalid_field",
      );
      expect(await rowsOfOthers(db, id, one.language)).toEqual(before);
      const { states, translations } = await readAdminPost(db, id);
      if (one.title === "" || isRefused) expect(states[one.language]).toBe("none");
      else expect(states[one.language]).not.toBe("none");
      for (const language of languages) {
        if (states[language] === "published") expect(translations[language]).toBeDefined();
        if (states[language] === "draft" || states[language] === "unpublished")
          expect(translations[language]).toBeUndefined();
      }
      const published = languages.filter((language) => translations[language]);
      if (published.length === 0) await expect(readPost(db, id, "hu")).rejects.toThrow("no such post");
      else expect((await readPost(db, id, "hu")).publishedIn).toEqual(published);
    }
  });
});
