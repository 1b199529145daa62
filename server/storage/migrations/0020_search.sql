-- Both may be made by whoever owns the database.
CREATE EXTENSION IF NOT EXISTS "unaccent";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_hu (COPY = hungarian);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_hu ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, hungarian_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_en (COPY = english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_en ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, english_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_es (COPY = spanish);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_es ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, spanish_stem;--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_searches_day_language_words_pk" PRIMARY KEY("day","language","words")
);
--> statement-breakpoint
CREATE TABLE "post_search" (
	"post_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"heads" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "post_search_post_id_language_pk" PRIMARY KEY("post_id","language")
);
--> statement-breakpoint
ALTER TABLE "post_search" ADD CONSTRAINT "post_search_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Hungarian endings hang on the accents of a word: stems of the words as they are written, and of the words without accents.
-- HTML needs no cleaning: the parser takes tags and entities for what they are.
CREATE FUNCTION search_stems(language text, content text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public AS $$
  SELECT CASE language
    WHEN 'hu' THEN to_tsvector('pg_catalog.hungarian', content) || to_tsvector('search_hu', content)
    WHEN 'en' THEN to_tsvector('search_en', content)
    WHEN 'es' THEN to_tsvector('search_es', content)
    ELSE to_tsvector('pg_catalog.simple', content)
  END
$$;--> statement-breakpoint
-- Of a text of a megabyte the beginning is enough; its vector might be longer than PostgreSQL allows.
CREATE FUNCTION store_post_search(post text, lang text, title text, summary text, content text) RETURNS void LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  body text := left(content, 100000);
  headings text := (SELECT string_agg(heading[1], ' ') FROM regexp_matches(body, '<h[2-4][^>]*?>(.*?)</h[2-4]>', 'g') AS heading);
  head_stems tsvector := setweight(search_stems(lang, title), 'A')
    || setweight(search_stems(lang, concat_ws(' ', summary, headings)), 'B');
BEGIN
  INSERT INTO post_search (post_id, language, title, heads, words)
  VALUES (post, lang, lower(unaccent(title)), head_stems, head_stems || search_stems(lang, body))
  ON CONFLICT (post_id, language) DO UPDATE
    SET title = excluded.title, heads = excluded.heads, words = excluded.words;
END
$$;--> statement-breakpoint
-- What readers see of a post in a language; the base fields of an old post are its Hungarian text where it has no titled translation.
CREATE FUNCTION refresh_post_search(post text, lang text) RETURNS void LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  shown record;
BEGIN
  SELECT t.title, t.summary, t.content INTO shown FROM posts p
    CROSS JOIN LATERAL (
      SELECT 1 AS choice, pt.title, pt.summary, pt.content FROM post_translations pt WHERE pt.post_id = p.id AND pt.language = lang
      UNION ALL
      SELECT 2, p.title, p.summary, p.content WHERE lang = 'hu'
    ) AS t
    WHERE p.id = post AND p.is_published AND t.title <> ''
    ORDER BY t.choice LIMIT 1;
  IF FOUND THEN
    PERFORM store_post_search(post, lang, shown.title, shown.summary, shown.content);
  ELSE
    DELETE FROM post_search s WHERE s.post_id = post AND s.language = lang;
  END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION follow_translation() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM refresh_post_search(OLD.post_id, OLD.language);
  ELSE
    PERFORM refresh_post_search(NEW.post_id, NEW.language);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION follow_post() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  PERFORM refresh_post_search(NEW.id, one.language)
    FROM (SELECT pt.language FROM post_translations pt WHERE pt.post_id = NEW.id UNION SELECT 'hu') AS one;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER post_translations_search_new AFTER INSERT OR DELETE ON post_translations FOR EACH ROW EXECUTE FUNCTION follow_translation();--> statement-breakpoint
CREATE TRIGGER post_translations_search_changed AFTER UPDATE ON post_translations FOR EACH ROW
  WHEN ((OLD.title, OLD.summary, OLD.content) IS DISTINCT FROM (NEW.title, NEW.summary, NEW.content)) EXECUTE FUNCTION follow_translation();--> statement-breakpoint
CREATE TRIGGER posts_search_new AFTER INSERT ON posts FOR EACH ROW WHEN (NEW.title <> '') EXECUTE FUNCTION follow_post();--> statement-breakpoint
CREATE TRIGGER posts_search_changed AFTER UPDATE ON posts FOR EACH ROW
  WHEN ((OLD.title, OLD.summary, OLD.content, OLD.is_published) IS DISTINCT FROM (NEW.title, NEW.summary, NEW.content, NEW.is_published))
  EXECUTE FUNCTION follow_post();--> statement-breakpoint
SELECT refresh_post_search(post_id, language) FROM post_translations;--> statement-breakpoint
SELECT refresh_post_search(id, 'hu') FROM posts WHERE title <> '';--> statement-breakpoint
CREATE INDEX "post_search_heads" ON "post_search" USING gin ("heads");--> statement-breakpoint
CREATE INDEX "post_search_words" ON "post_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "post_search_title" ON "post_search" USING gin ("title" gin_trgm_ops);