import { languages, type Language } from "#i18n/languages.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { invalidFields } from "#server/domain/errors.ts";
import { readAdminPost, type AdminPost } from "#server/domain/posts/admin-posts.ts";
import { nameOf } from "#server/domain/posts/write-post.ts";
import type { Queries } from "#server/storage/database.ts";
import { lockPostWrites, setAdminFields } from "#server/storage/posts/posts.ts";
import { findStates, upsertState } from "#server/storage/posts/translation-states.ts";

/**
 * Makes another language the one from which the others are made. No text changes, nor the version by which conflicts are
 * noticed. The former source and what agreed with it agree with the new one as it is now; a translation that was outdated
 * stays so, counted from the first revision of the new source, because nobody knows what of it the translation has.
 * @throws DomainError `not_found`, or naming a language without a text
 */
export async function changeSource(
  db: Queries,
  idOrSlug: string,
  source: Language,
  by: Actor,
): Promise<AdminPost> {
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const before = await readAdminPost(tx, idOrSlug);
    const { id, states, outdated } = before;
    if (states[source] === "none") throw invalidFields({ language: "there is no text in this language" });
    if (before.sourceLanguage === source) return before;
    const rows = new Map((await findStates(tx, [id])).map((row) => [row.language, row]));
    const current = rows.get(source)?.revision ?? 0;
    for (const language of languages.filter((one) => states[one] !== "none")) {
      const isUntouched = !rows.has(language) && current === 0;
      if (isUntouched || (language === source && !rows.has(language))) continue;
      const agrees = language === before.sourceLanguage || !outdated.includes(language);
      const row = rows.get(language) ?? {
        postId: id,
        language,
        state: "published",
        publishAt: null,
        revision: 0,
        wordsFrom: null,
      };
      const isSource = language === source;
      const madeFrom = isSource ? null : agrees ? current : 0;
      await upsertState(tx, { ...row, madeFrom, ...(isSource ? { wordsFrom: null } : {}) });
    }
    await setAdminFields(tx, id, { sourceLanguage: source });
    await recordEvent(tx, { kind: "post_changed", by, subject: await nameOf(tx, before) });
    return readAdminPost(tx, id);
  });
}
