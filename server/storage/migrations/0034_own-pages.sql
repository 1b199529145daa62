CREATE TABLE "own_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"addresses" jsonb NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
