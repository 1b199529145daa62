ALTER TABLE "post_previews" ALTER COLUMN "post_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_previews" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "post_previews" ADD CONSTRAINT "post_previews_one" CHECK (num_nonnulls("post_previews"."post_id", "post_previews"."page") = 1);