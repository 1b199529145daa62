CREATE TABLE "guide_pictures" (
	"page" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "guide_pictures_page_language_version_picture_pk" PRIMARY KEY("page","language","version","picture")
);
--> statement-breakpoint
ALTER TABLE "guide_pictures" ADD CONSTRAINT "guide_pictures_picture_pictures_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_pictures_picture" ON "guide_pictures" USING btree ("picture");