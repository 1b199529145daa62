CREATE TABLE "change_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" text,
	"page" text,
	"language" text NOT NULL,
	"note" text NOT NULL,
	"revision" integer,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "change_notes_one" CHECK (num_nonnulls("change_notes"."post_id", "change_notes"."page") = 1)
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "intros" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "post_autosaves" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "change_notes" ADD CONSTRAINT "change_notes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_notes_post" ON "change_notes" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "change_notes_page" ON "change_notes" USING btree ("page");