import { z } from "zod";
import { languages } from "#i18n/languages.ts";
import { writtenNoteSchema } from "#api/documents/change-notes.ts";
import { guideDocumentSchema } from "#api/guide/guide-document.ts";
import { momentSchema } from "#api/posts/page-cursor.ts";
import { translationSchema } from "#api/posts/post-answers.ts";
import { writtenTranslationSchema } from "#api/posts/posts.ts";

const language = z.enum(languages, { error: `must be a language (${languages.join(", ")})` });

const text = translationSchema.omit({ slug: true });

/** A text in one language that somebody has written and not saved yet. */
export const autosaveSchema = text.extend({
  language,
  note: z.string().describe("For readers, about the change"),
  savedAt: z.iso.datetime(),
  savedBy: z.string().describe("The account"),
  basedOn: z.iso.datetime().describe("The updatedAt of the version that the person began with"),
  base: text
    .nullable()
    .describe("The text that the person began with; null if nobody has saved another one since"),
});

export const autosaveRequestSchema = z.object({
  texts: z
    .partialRecord(language, writtenTranslationSchema.nullable(), {
      error: `must be texts by their language (${languages.join(", ")})`,
    })
    .describe("By language; null where nothing is unsaved any more"),
  basedOn: momentSchema.describe("The updatedAt of the version that was begun with"),
});

export const autosavedAnswer = z.object({ savedAt: z.iso.datetime() });

export type Autosave = z.infer<typeof autosaveSchema>;
export type AutosaveRequest = z.infer<typeof autosaveRequestSchema>;
export type AutosavedAnswer = z.infer<typeof autosavedAnswer>;

/** A language of a page that somebody has written and not saved yet. */
export const documentAutosaveSchema = z.object({
  document: guideDocumentSchema,
  note: z.string().describe("For readers, about the change"),
  savedAt: z.iso.datetime(),
  savedBy: z.string().describe("The account"),
  version: z.int().min(0).describe("That the person began with"),
});

export const documentAutosaveRequestSchema = z.strictObject({
  text: z
    .strictObject({ document: guideDocumentSchema, note: writtenNoteSchema })
    .nullable()
    .describe("Null where nothing is unsaved any more"),
  version: documentAutosaveSchema.shape.version,
});

export type DocumentAutosave = z.infer<typeof documentAutosaveSchema>;
export type DocumentAutosaveRequest = z.infer<typeof documentAutosaveRequestSchema>;

/** Made by the form when it is opened. */
export const formNameSchema = z.string().regex(/^[\w-]{1,64}$/, "is no name of a form");

export const presenceRequestSchema = z.object({
  language: language.describe("That is being written"),
});

export const presenceAnswer = z.object({
  others: z
    .array(z.object({ username: z.string(), language, since: z.iso.datetime() }))
    .describe("Who else has it open, the longest present first"),
  updatedAt: z.iso
    .datetime()
    .nullable()
    .describe(
      "Of the post, or of the page in the language, as it is stored now; null for the release's words",
    ),
});

export type PresenceRequest = z.infer<typeof presenceRequestSchema>;
export type PresenceAnswer = z.infer<typeof presenceAnswer>;

export const sourceLanguageSchema = z.object({ language });
