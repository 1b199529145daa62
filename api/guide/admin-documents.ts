import { z } from "zod";
import { writtenNoteSchema } from "#api/documents/change-notes.ts";
import { guideDocumentSchema } from "#api/guide/guide-document.ts";
import { ownPageChangeSchema, ownPageIdSchema } from "#api/guide/own-pages.ts";
import { releasedPages } from "#api/guide/released-pages.ts";
import { languages } from "#i18n/languages.ts";

const savedShape = {
  version: z.int().describe("0 while the page says what the release brought, and an own page nothing"),
  savedAt: z.iso.datetime().nullable(),
  savedBy: z.string().nullable().describe("The account; null for the release"),
};

const draftSchema = z.object({
  publishAt: z.iso
    .datetime()
    .nullable()
    .describe("When it is published by itself; null: when somebody says so"),
});

const adminDocumentStateSchema = z.object({
  ...savedShape,
  title: z.string(),
  draft: draftSchema.nullable().describe("A newer text that readers do not see yet"),
  isOutdated: z.boolean().describe("Another language was changed, of which the text says nothing yet"),
  hasNewerRelease: z
    .boolean()
    .describe("A release brought other words than those that the page's own were made from"),
});

export const pageWithdrawalSchema = z.strictObject({ isWithdrawn: z.boolean() });

export const documentPageSchema = z.union([z.enum(releasedPages), ownPageIdSchema]);

export const adminDocumentListSchema = z.array(
  z.object({
    page: documentPageSchema,
    isWithdrawn: z.boolean().describe("Readers do not have the page of the guide, in no language"),
    own: ownPageChangeSchema.nullable().describe("What an own page has besides its words"),
    languages: z.record(z.enum(languages), adminDocumentStateSchema),
  }),
);
export type AdminDocumentList = z.infer<typeof adminDocumentListSchema>;
export type AdminDocumentState = z.infer<typeof adminDocumentStateSchema>;

const revisionSchema = z.object({ ...savedShape, version: z.int().min(1) });
export type DocumentRevision = z.infer<typeof revisionSchema>;

/** A fact as the document prints it. */
const printingSchema = z.object({
  fact: z.string(),
  as: z.string(),
  args: z.array(z.string()),
  text: z.string(),
});
export type Printing = z.infer<typeof printingSchema>;

export const printingsSchema = z.array(printingSchema);

export const adminDocumentSchema = z.object({
  ...savedShape,
  document: guideDocumentSchema.describe("The draft, where there is one"),
  draft: draftSchema.nullable(),
  isDraftRemovable: z.boolean().describe("Not where it is all that an own page has"),
  isOwn: z.boolean().describe("Readers see words of the editors, not the release's"),
  newerRelease: z
    .object({
      document: guideDocumentSchema,
      basis: guideDocumentSchema.describe("The release's words that were decided about last"),
    })
    .nullable()
    .describe("What a release brought since, until somebody has decided about it"),
  outdated: z
    .object({
      source: z.enum(languages).describe("The language that was changed"),
      since: z.int().describe("Its revision from before the change"),
      until: z.int().nullable().describe("The one that readers see; null where that is the release's"),
    })
    .nullable()
    .describe("What the text says nothing of yet; null where it is up to date"),
  printings: printingsSchema.describe("What the document's facts say now"),
  note: z
    .string()
    .describe(
      "The draft's note on the change, for readers, else what they were told of these words; empty without one",
    ),
  revisions: z.array(revisionSchema).describe("The newest first"),
});
export type AdminDocument = z.infer<typeof adminDocumentSchema>;

export const documentChangeSchema = z.strictObject({
  document: guideDocumentSchema,
  version: z.int().min(0).describe("That the change was made from"),
  settlesRelease: z
    .boolean()
    .default(false)
    .describe("The newer words of the release have been decided about"),
  draft: draftSchema.nullable().default(null).describe("Readers do not see it yet; null: it is published"),
  note: writtenNoteSchema
    .optional()
    .describe("Left out, it stays; empty with the words that readers have, it is taken back"),
});
export type DocumentChange = z.input<typeof documentChangeSchema>;

/** The fields of `invalid_field`; each names all that is concerned. */
export type DocumentFault = "title" | "structure" | "facts" | "links" | "anchors" | "pictures" | "alts";
