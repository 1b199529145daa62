CREATE TABLE "guide_documents" (
	"page" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"basis" jsonb NOT NULL,
	CONSTRAINT "guide_documents_page_language_pk" PRIMARY KEY("page","language")
);
--> statement-breakpoint
CREATE TABLE "guide_revisions" (
	"page" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text,
	CONSTRAINT "guide_revisions_page_language_version_pk" PRIMARY KEY("page","language","version")
);
