CREATE TABLE "own_facts" (
	"fact_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"names" jsonb NOT NULL,
	"type" text NOT NULL,
	"record" jsonb NOT NULL
);
