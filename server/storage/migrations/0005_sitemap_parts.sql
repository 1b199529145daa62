CREATE SEQUENCE "public"."sitemap_places" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "sitemap_part" integer DEFAULT (nextval('sitemap_places') - 1) / 75 + 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_sitemap" ON "posts" USING btree ("sitemap_part","updated_at");--> statement-breakpoint
CREATE INDEX "posts_cover" ON "posts" USING btree ("cover");