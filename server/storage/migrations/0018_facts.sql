CREATE TABLE "fact_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fact_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"record" jsonb
);
--> statement-breakpoint
CREATE TABLE "fact_overrides" (
	"fact_id" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text,
	"checked_on" date NOT NULL,
	"valid_until" date,
	"every_months" integer,
	"is_estimate" boolean NOT NULL,
	"note" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fact_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fact_id" text NOT NULL,
	"message" text NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text
);
--> statement-breakpoint
CREATE INDEX "fact_history_newest" ON "fact_history" USING btree ("fact_id","at");--> statement-breakpoint
CREATE INDEX "fact_reports_newest" ON "fact_reports" USING btree ("received_at","id");