ALTER TABLE "marks" RENAME TO "one_time_jobs";--> statement-breakpoint
ALTER TABLE "one_time_jobs" RENAME COLUMN "set_at" TO "done_at";