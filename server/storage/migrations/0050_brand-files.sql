CREATE TABLE "brand_files" (
	"name" text PRIMARY KEY NOT NULL,
	"use" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
