CREATE TABLE "home_slides" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean NOT NULL,
	"picture" text,
	"words" jsonb
);
