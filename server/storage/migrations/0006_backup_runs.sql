CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "owner_notices" (
	"name" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backup_runs_newest" ON "backup_runs" USING btree ("finished_at");