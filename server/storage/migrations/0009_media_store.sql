CREATE TABLE "picture_removals" (
	"place" text PRIMARY KEY NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_somewhere" CHECK ("pictures"."bytes" is not null or "pictures"."place" is not null);