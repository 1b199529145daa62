CREATE TABLE "post_previews" (
	"signature_hash" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"language" text NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_previews" ADD CONSTRAINT "post_previews_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_previews" ADD CONSTRAINT "post_previews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_previews_post" ON "post_previews" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_previews_expiry" ON "post_previews" USING btree ("expires_at");--> statement-breakpoint
DELETE FROM "site_secrets" WHERE "name" = 'preview';
