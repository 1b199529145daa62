CREATE TABLE "post_revisions" (
	"post_id" text NOT NULL,
	"revision" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"cover_alt" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text,
	CONSTRAINT "post_revisions_post_id_revision_pk" PRIMARY KEY("post_id","revision")
);
--> statement-breakpoint
CREATE TABLE "translation_states" (
	"post_id" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"revision" integer NOT NULL,
	"made_from" integer,
	CONSTRAINT "translation_states_post_id_language_pk" PRIMARY KEY("post_id","language")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "source_language" text DEFAULT 'hu' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_states" ADD CONSTRAINT "translation_states_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "translation_states_due" ON "translation_states" USING btree ("publish_at") WHERE "translation_states"."state" = 'scheduled';