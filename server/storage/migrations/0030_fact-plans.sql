CREATE TABLE "fact_plans" (
	"fact_id" text PRIMARY KEY NOT NULL,
	"starts_on" date NOT NULL,
	"record" jsonb NOT NULL,
	"planned_by" text NOT NULL
);
