CREATE TABLE "authors" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"picture" text,
	"lines" jsonb NOT NULL,
	"links" jsonb NOT NULL
);
