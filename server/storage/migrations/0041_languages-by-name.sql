ALTER TABLE "posts" ADD COLUMN "base_language" text DEFAULT 'hu' NOT NULL;--> statement-breakpoint
-- Hungarian endings hang on the accents of a word, so its stems are taken twice; such a language has a second configuration.
CREATE TEXT SEARCH CONFIGURATION search_hu_accented (COPY = hungarian);--> statement-breakpoint
-- A language has the configuration of its name, which the site makes before it writes (add-search-languages.ts). A text in one that
-- the site does not speak, as a backup of another one may have, is kept by its bare words.
CREATE OR REPLACE FUNCTION search_stems(language text, content text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE SET search_path = public AS $$
  SELECT coalesce(
      (SELECT to_tsvector(c.oid::regconfig, content) FROM pg_ts_config c
        WHERE c.cfgnamespace = 'public'::regnamespace AND c.cfgname = 'search_' || language || '_accented'),
      ''::tsvector)
    || to_tsvector(coalesce(
      (SELECT c.oid::regconfig FROM pg_ts_config c
        WHERE c.cfgnamespace = 'public'::regnamespace AND c.cfgname = 'search_' || language),
      'pg_catalog.simple'::regconfig), content)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_post_search(post text, lang text) RETURNS void LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  shown record;
BEGIN
  SELECT t.title, t.summary, t.content, t.plain INTO shown FROM posts p
    CROSS JOIN LATERAL (
      SELECT 1 AS choice, pt.title, pt.summary, pt.content, pt.plain FROM post_translations pt WHERE pt.post_id = p.id AND pt.language = lang
      UNION ALL
      SELECT 2, p.title, p.summary, p.content, p.plain WHERE lang = p.base_language
    ) AS t
    WHERE p.id = post AND p.is_published AND t.title <> ''
    ORDER BY t.choice LIMIT 1;
  IF FOUND THEN
    PERFORM store_post_search(post, lang, shown.title, shown.summary, shown.content, shown.plain);
  ELSE
    DELETE FROM post_search s WHERE s.post_id = post AND s.language = lang;
  END IF;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_post() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  PERFORM refresh_post_search(NEW.id, one.language)
    FROM (SELECT pt.language FROM post_translations pt WHERE pt.post_id = NEW.id UNION SELECT NEW.base_language) AS one;
  RETURN NULL;
END
$$;
