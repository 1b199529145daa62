CREATE TABLE "checked_links" (
	"address" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"failures" integer NOT NULL,
	"fault" text,
	"failing_since" timestamp (3) with time zone
);
