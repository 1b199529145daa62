CREATE TABLE "post_autosaves" (
	"post_id" text NOT NULL,
	"language" text NOT NULL,
	"saved_by" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"cover_alt" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"based_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_autosaves_post_id_language_saved_by_pk" PRIMARY KEY("post_id","language","saved_by")
);
--> statement-breakpoint
CREATE TABLE "post_presence" (
	"post_id" text NOT NULL,
	"form" text NOT NULL,
	"username" text NOT NULL,
	"language" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_presence_post_id_form_pk" PRIMARY KEY("post_id","form")
);
--> statement-breakpoint
ALTER TABLE "post_autosaves" ADD CONSTRAINT "post_autosaves_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_presence" ADD CONSTRAINT "post_presence_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_presence_seen" ON "post_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "post_revisions_age" ON "post_revisions" USING btree ("saved_at");