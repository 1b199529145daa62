DROP INDEX "post_search_heads";--> statement-breakpoint
DROP INDEX "post_search_words";--> statement-breakpoint
DROP INDEX "post_search_title";--> statement-breakpoint
CREATE INDEX "post_search_heads_hu" ON "post_search" USING gin ("heads") WHERE "post_search"."language" = 'hu';--> statement-breakpoint
CREATE INDEX "post_search_words_hu" ON "post_search" USING gin ("words") WHERE "post_search"."language" = 'hu';--> statement-breakpoint
CREATE INDEX "post_search_title_hu" ON "post_search" USING gin ("title" gin_trgm_ops) WHERE "post_search"."language" = 'hu';--> statement-breakpoint
CREATE INDEX "post_search_heads_en" ON "post_search" USING gin ("heads") WHERE "post_search"."language" = 'en';--> statement-breakpoint
CREATE INDEX "post_search_words_en" ON "post_search" USING gin ("words") WHERE "post_search"."language" = 'en';--> statement-breakpoint
CREATE INDEX "post_search_title_en" ON "post_search" USING gin ("title" gin_trgm_ops) WHERE "post_search"."language" = 'en';--> statement-breakpoint
CREATE INDEX "post_search_heads_es" ON "post_search" USING gin ("heads") WHERE "post_search"."language" = 'es';--> statement-breakpoint
CREATE INDEX "post_search_words_es" ON "post_search" USING gin ("words") WHERE "post_search"."language" = 'es';--> statement-breakpoint
CREATE INDEX "post_search_title_es" ON "post_search" USING gin ("title" gin_trgm_ops) WHERE "post_search"."language" = 'es';--> statement-breakpoint
-- Where stems stand in a text is asked for of its title and headings alone; a vector without that is read and written faster.
CREATE OR REPLACE FUNCTION store_post_search(post text, lang text, title text, summary text, content text) RETURNS void LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  body text := left(content, 100000);
  headings text := (SELECT string_agg(heading[1], ' ') FROM regexp_matches(body, '<h[2-4][^>]*?>(.*?)</h[2-4]>', 'g') AS heading);
  head_stems tsvector := setweight(search_stems(lang, title), 'A')
    || setweight(search_stems(lang, concat_ws(' ', summary, headings)), 'B');
BEGIN
  INSERT INTO post_search (post_id, language, title, heads, words)
  VALUES (post, lang, lower(unaccent(title)), head_stems, strip(head_stems) || strip(search_stems(lang, body)))
  ON CONFLICT (post_id, language) DO UPDATE
    SET title = excluded.title, heads = excluded.heads, words = excluded.words;
END
$$;--> statement-breakpoint
-- The planner would look for a common word row by row, which unpacks vectors until enough have it, also by the primary key: these two use an index of words always, of which there are bitmap scans alone.
-- With the language in the statement's text, because the index of a language is chosen by it.
CREATE FUNCTION posts_having(lang text, part text, stems tsquery, most integer) RETURNS SETOF text LANGUAGE plpgsql STABLE ROWS 100
  SET search_path = public SET enable_seqscan = off SET enable_indexscan = off AS $$
BEGIN
  RETURN QUERY EXECUTE format('SELECT post_id FROM post_search WHERE language = %L AND %I @@ $1 LIMIT $2', lang, part) USING stems, most;
END
$$;--> statement-breakpoint
CREATE FUNCTION titles_like(lang text, word text, most integer) RETURNS SETOF text LANGUAGE plpgsql STABLE ROWS 100
  SET search_path = public SET enable_seqscan = off SET enable_indexscan = off AS $$
BEGIN
  RETURN QUERY EXECUTE format('SELECT title FROM post_search WHERE language = %L AND $1 <%% title LIMIT $2', lang) USING word, most;
END
$$;