ALTER TABLE "accounts" ADD COLUMN "sign_in_link_hash" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "sign_in_link_ends_at" timestamp (3) with time zone;