import { sql, type SQL } from "drizzle-orm";
import type { ListState } from "#api/admin/post-list-words.ts";
import type { FullAdminPostQuery } from "#api/admin/admin-posts.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import {
  binnedPosts,
  posts,
  postRevisions,
  postTranslations,
  translationStates,
} from "#server/storage/schema.ts";
import { hasWord, searchPosts, wordsOf } from "./search-posts.ts";

interface PostPage {
  ids: string[];
  counts: Record<ListState, number>;
}

const flags = ["published", "draft", "scheduled", "unpublished", "outdated", "none"] as const;

/** The ids of a page of the admin area's list, in its order, and how many posts each state would leave. */
export async function findPostPage(
  db: Queries,
  shown: Language,
  { search, within, state, in: only, sort, page, limit }: FullAdminPostQuery,
): Promise<PostPage> {
  const words = wordsOf(search);
  const found = words.length > 0 ? await searchPosts(db, words, within) : null;
  const withChanges = state === "changed" ? changedCells(only) : null;
  const flagged = sql`flagged as materialized (${flaggedPosts(found, only)})`;
  const changed = withChanges ? sql`, changed as materialized (${withChanges})` : sql``;
  const matching =
    state === "all"
      ? sql`true`
      : state === "changed"
        ? sql`flagged.id in (select post_id from changed)`
        : sql`flagged.${sql.identifier(state)}`;
  const counted = sql.join(
    flags.map((flag) => sql`count(*) filter (where ${sql.identifier(flag)})::int as ${sql.identifier(flag)}`),
    sql`, `,
  );
  const { rows } = await db.execute<Record<string, unknown> & { ids: string[] | null }>(sql`
    with ${flagged}${changed}
    select
      (select array_agg(id order by place) from (
        select posts.id, row_number() over (order by ${order(sort, shown, words)}) as place
        from flagged join posts on posts.id = flagged.id
        where ${matching}
        order by place limit ${limit} offset ${(page - 1) * limit}
      ) as page) as ids,
      count(*)::int as "all",
      ${withChanges ? sql`count(*) filter (where id in (select post_id from changed))::int` : sql`0`} as changed,
      ${counted}
    from flagged`);
  const { ids, ...counts } = rows[0] ?? { ids: null };
  // Safe cast: the query names each state.
  return { ids: ids ?? [], counts: counts as PostPage["counts"] };
}

/** The languages of these posts whose published text is not the one that is worked on. */
export async function findChanged(
  db: Queries,
  ids: string[],
): Promise<{ postId: string; language: Language }[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ post_id: string; language: Language }>(
    sql`select * from (${changedCells()}) as cells where post_id in ${ids}`,
  );
  return rows.map(({ post_id: postId, language }) => ({ postId, language }));
}

/** A row for each of these posts, or of all: its id, and of each state whether a language stands like that. */
function flaggedPosts(among: string[] | null, only: Language | undefined): SQL {
  const asked = only ? [only] : languages;
  return sql`
    select id,
      bool_or(state = 'published') as published, bool_or(state = 'draft') as draft,
      bool_or(state = 'scheduled') as scheduled, bool_or(state = 'unpublished') as unpublished,
      bool_or(state = 'none') as none,
      bool_or(state <> 'none' and language <> source_language and made_from < source_revision) as outdated
    from (
      select p.id, l.language, p.source_language,
        coalesce(s.state, case
          when t.post_id is not null or (l.language = ${defaultLanguage} and p.title <> '') then 'published' else 'none'
        end) as state,
        coalesce(s.made_from, 0) as made_from, coalesce(source.words_from, source.revision, 0) as source_revision
      from ${posts} p
      cross join (values ${sql.join(
        asked.map((language) => sql`(${language}::text)`),
        sql`, `,
      )}) as l(language)
      left join ${translationStates} s on s.post_id = p.id and s.language = l.language
      left join ${postTranslations} t on t.post_id = p.id and t.language = l.language
      left join ${translationStates} source on source.post_id = p.id and source.language = p.source_language
      where ${among ? sql`p.id = any(${sql.param(among)}::text[])` : sql`true`}
        and not exists (select from ${binnedPosts} b where b.post_id = p.id)
    ) as cells
    group by id`;
}

function changedCells(only?: Language): SQL {
  return sql`
    select s.post_id, s.language from ${translationStates} s
    join ${postRevisions} r on r.post_id = s.post_id and r.revision = s.revision
    left join ${postTranslations} t on t.post_id = s.post_id and t.language = s.language
    where s.state = 'published' and not exists (select from ${binnedPosts} b where b.post_id = s.post_id) and ${only ? sql`s.language = ${only}` : sql`true`}
      and (r.title, r.summary, r.content, r.cover_alt, r.cover_role)
        is distinct from (t.title, t.summary, t.content, t.cover_alt, t.cover_role)`;
}

function order(sort: FullAdminPostQuery["sort"], shown: Language, words: string[]): SQL {
  const lastChanged = sql`${posts.updatedAt} desc, ${posts.id} desc`;
  if (sort === "newest") return sql`${posts.createdAt} desc, ${posts.id} desc`;
  if (sort === "title") return sql`${sortKey(titleIn(shown))}, ${posts.id}`;
  if (sort === "author") return sql`${sortKey(sql`${posts.author}`)}, ${lastChanged}`;
  if (sort === "changed" || words.length === 0) return lastChanged;
  const hits = words.map((word) => sql`(${hasWord(titleIn(shown), word)})::int`);
  return sql`${sql.join(hits, sql` + `)} desc, ${lastChanged}`;
}

/** The title that the list shows: of its language, published or worked on, else by the fallback (server/domain/posts/reading/display-post.ts). */
function titleIn(shown: Language): SQL {
  const preferred = sql`array_position(${sql.param([shown, defaultLanguage, ...languages])}::text[], language)`;
  const published = sql`select language, title from ${postTranslations} where post_id = ${posts.id}`;
  const working = sql`select s.language, r.title from ${translationStates} s
    join ${postRevisions} r on r.post_id = s.post_id and r.revision = s.revision where s.post_id = ${posts.id}`;
  const best = (texts: SQL) =>
    sql`(select title from (${texts}) as texts where title <> '' order by ${preferred} limit 1)`;
  const own = (texts: SQL) =>
    sql`(select title from (${texts}) as texts where title <> '' and language = ${shown})`;
  return sql`coalesce(${own(published)}, ${own(working)}, ${best(published)},
    nullif(${posts.title}, ''), ${best(working)}, '')`;
}

/** Without marks and in small letters, whatever the database's own order is. */
function sortKey(text: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
}
