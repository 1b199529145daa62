-- Rows speak of forms that are open now, which are told of again within 20 seconds.
DELETE FROM "post_presence";--> statement-breakpoint
CREATE TABLE "guide_autosaves" (
	"page" text NOT NULL,
	"language" text NOT NULL,
	"saved_by" text NOT NULL,
	"document" jsonb NOT NULL,
	"note" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "guide_autosaves_page_language_saved_by_pk" PRIMARY KEY("page","language","saved_by")
);
--> statement-breakpoint
ALTER TABLE "post_presence" DROP CONSTRAINT "post_presence_post_id_form_pk";--> statement-breakpoint
ALTER TABLE "post_presence" ALTER COLUMN "post_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_presence" ADD CONSTRAINT "post_presence_form_username_pk" PRIMARY KEY("form","username");--> statement-breakpoint
ALTER TABLE "post_presence" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "post_presence" ADD CONSTRAINT "post_presence_one" CHECK (num_nonnulls("post_presence"."post_id", "post_presence"."page") = 1);