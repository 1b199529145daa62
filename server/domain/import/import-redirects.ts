import { postPath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { isReservedPath } from "#server/domain/redirects/redirect-paths.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { insertRedirects, lockRedirects, moveTargets } from "#server/storage/visits/redirects.ts";
import { removeMissingPage } from "#server/storage/visits/visit-counts.ts";
import type { PreparedOldPost } from "./prepare-old-post.ts";

/**
 * Leads the addresses that readers and search engines know to the published texts. One that leads somewhere already stays; where the
 * site has a page of its own, that page is shown.
 *
 * @returns how many were added, by the post's id
 */
export async function redirectFormerPaths(
  db: Queries,
  posts: PreparedOldPost[],
  { now, by }: { now: Date; by: Actor },
): Promise<Map<string, number>> {
  const wanted = posts.flatMap(({ id, formerPaths, translations }) =>
    languages.flatMap((language) => {
      const from = formerPaths[language];
      const slug = translations[language]?.slug ?? "";
      const to = postPath(slug, language);
      return from === undefined || slug === "" || from === to || isReservedPath(from)
        ? []
        : [{ id, from, to }];
    }),
  );
  const counts = new Map<string, number>();
  if (wanted.length === 0) return counts;
  await lockRedirects(db);
  const added = await insertRedirects(db, wanted, now);
  for (const { from, to } of added) {
    await moveTargets(db, from, to);
    await removeMissingPage(db, from);
    const { id = "" } = wanted.find((one) => one.from === from) ?? {};
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const [first] = added;
  if (!first) return counts;
  const subject = added.length === 1 ? `${first.from} → ${first.to}` : "";
  await recordEvent(db, { kind: "redirect_added", by, subject, count: added.length });
  await bumpContentVersion(db);
  return counts;
}
