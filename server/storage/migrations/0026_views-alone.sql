ALTER TABLE "page_days" DROP COLUMN "visitors";--> statement-breakpoint
ALTER TABLE "visit_days" DROP COLUMN "visitors";