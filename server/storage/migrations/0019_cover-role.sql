ALTER TABLE "post_revisions" ADD COLUMN "cover_role" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_translations" ADD COLUMN "cover_role" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_autosaves" ADD COLUMN "cover_role" text DEFAULT '' NOT NULL;