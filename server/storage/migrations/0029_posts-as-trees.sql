DROP TRIGGER post_translations_search_changed ON post_translations;--> statement-breakpoint
DROP TRIGGER posts_search_changed ON posts;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "content" DROP DEFAULT;--> statement-breakpoint
-- HTML stays as a JSON text until the site, which alone can read it, has made a tree of it.
ALTER TABLE "post_revisions" ALTER COLUMN "content" SET DATA TYPE jsonb USING CASE WHEN "content" = '' THEN '[]' ELSE to_jsonb("content") END;--> statement-breakpoint
ALTER TABLE "post_revisions" ALTER COLUMN "content" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD COLUMN "plain" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_translations" ALTER COLUMN "content" SET DATA TYPE jsonb USING CASE WHEN "content" = '' THEN '[]' ELSE to_jsonb("content") END;--> statement-breakpoint
ALTER TABLE "post_translations" ALTER COLUMN "content" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "post_translations" ADD COLUMN "plain" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_translations" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "content" SET DATA TYPE jsonb USING CASE WHEN "content" = '' THEN '[]' ELSE to_jsonb("content") END;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "content" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "plain" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_autosaves" ALTER COLUMN "content" SET DATA TYPE jsonb USING CASE WHEN "content" = '' THEN '[]' ELSE to_jsonb("content") END;--> statement-breakpoint
ALTER TABLE "post_autosaves" ALTER COLUMN "content" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "post_autosaves" ADD COLUMN "plain" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_autosaves" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What HTML is found by meanwhile, that of a backup too.
CREATE FUNCTION find_by_html() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  NEW.plain := regexp_replace(NEW.content #>> '{}', '<[^>]*>', ' ', 'g');
  NEW.pictures := ARRAY(SELECT DISTINCT address[1] FROM regexp_matches(NEW.content #>> '{}', '/media/([0-9a-f]{32})/', 'g') AS address);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER post_revisions_html BEFORE INSERT OR UPDATE OF content ON post_revisions FOR EACH ROW WHEN (jsonb_typeof(NEW.content) = 'string') EXECUTE FUNCTION find_by_html();--> statement-breakpoint
UPDATE "post_revisions" SET "content" = "content" WHERE jsonb_typeof("content") = 'string';--> statement-breakpoint
CREATE TRIGGER post_translations_html BEFORE INSERT OR UPDATE OF content ON post_translations FOR EACH ROW WHEN (jsonb_typeof(NEW.content) = 'string') EXECUTE FUNCTION find_by_html();--> statement-breakpoint
UPDATE "post_translations" SET "content" = "content" WHERE jsonb_typeof("content") = 'string';--> statement-breakpoint
CREATE TRIGGER posts_html BEFORE INSERT OR UPDATE OF content ON posts FOR EACH ROW WHEN (jsonb_typeof(NEW.content) = 'string') EXECUTE FUNCTION find_by_html();--> statement-breakpoint
UPDATE "posts" SET "content" = "content" WHERE jsonb_typeof("content") = 'string';--> statement-breakpoint
CREATE TRIGGER post_autosaves_html BEFORE INSERT OR UPDATE OF content ON post_autosaves FOR EACH ROW WHEN (jsonb_typeof(NEW.content) = 'string') EXECUTE FUNCTION find_by_html();--> statement-breakpoint
UPDATE "post_autosaves" SET "content" = "content" WHERE jsonb_typeof("content") = 'string';--> statement-breakpoint
ALTER TABLE "post_search" ADD COLUMN "headings" text DEFAULT '' NOT NULL;--> statement-breakpoint
DROP FUNCTION store_post_search(text, text, text, text, text);--> statement-breakpoint
CREATE FUNCTION store_post_search(post text, lang text, title text, summary text, content jsonb, plain text) RETURNS void LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  body text := left(plain, 100000);
  headings text := coalesce((
    SELECT string_agg(word #>> '{}', ' ')
    FROM jsonb_path_query(content, 'strict $.** ? (@.type == "heading" && @.attrs.level >= 2 && @.attrs.level <= 4).content') AS line
      CROSS JOIN jsonb_path_query(line, 'strict $.** ? (@.type == "text").text') AS word), '');
  head_stems tsvector := setweight(search_stems(lang, title), 'A')
    || setweight(search_stems(lang, concat_ws(' ', summary, headings)), 'B');
BEGIN
  INSERT INTO post_search (post_id, language, title, heads, headings, words)
  VALUES (post, lang, lower(unaccent(title)), head_stems, headings, strip(head_stems) || strip(search_stems(lang, body)))
  ON CONFLICT (post_id, language) DO UPDATE
    SET title = excluded.title, heads = excluded.heads, headings = excluded.headings, words = excluded.words;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_post_search(post text, lang text) RETURNS void LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  shown record;
BEGIN
  SELECT t.title, t.summary, t.content, t.plain INTO shown FROM posts p
    CROSS JOIN LATERAL (
      SELECT 1 AS choice, pt.title, pt.summary, pt.content, pt.plain FROM post_translations pt WHERE pt.post_id = p.id AND pt.language = lang
      UNION ALL
      SELECT 2, p.title, p.summary, p.content, p.plain WHERE lang = 'hu'
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
CREATE TRIGGER post_translations_search_changed AFTER UPDATE ON post_translations FOR EACH ROW
  WHEN ((OLD.title, OLD.summary, OLD.content) IS DISTINCT FROM (NEW.title, NEW.summary, NEW.content)) EXECUTE FUNCTION follow_translation();--> statement-breakpoint
CREATE TRIGGER posts_search_changed AFTER UPDATE ON posts FOR EACH ROW
  WHEN ((OLD.title, OLD.summary, OLD.content, OLD.is_published) IS DISTINCT FROM (NEW.title, NEW.summary, NEW.content, NEW.is_published))
  EXECUTE FUNCTION follow_post();
