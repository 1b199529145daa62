CREATE TABLE "guide_drafts" (
	"page" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"publish_at" timestamp (3) with time zone,
	CONSTRAINT "guide_drafts_page_language_pk" PRIMARY KEY("page","language")
);
