CREATE TABLE "outdated_documents" (
	"page" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"since" integer NOT NULL,
	CONSTRAINT "outdated_documents_page_language_pk" PRIMARY KEY("page","language")
);
