CREATE TABLE "replaced_drawings" (
	"id" text PRIMARY KEY NOT NULL,
	"picture" text NOT NULL
);
