import { z } from "zod";
import { languages } from "#i18n/languages.ts";
import { momentSchema } from "#api/posts/page-cursor.ts";

/** The states of a translation that exists. */
export const storedStates = ["draft", "scheduled", "published", "unpublished"] as const;

const scheduled = z.object({ at: momentSchema });
const language = z.enum(languages);

/**
 * The new states of translations, by language: visitors read the text as it is sent (`published`), later (`at`), no
 * more (`unpublished`), or go on reading what they read (`draft`).
 */
export const wantedStatesSchema = z.partialRecord(
  language,
  z.union([z.enum(["published", "draft", "unpublished"]), scheduled], {
    error: 'must be "published", "draft", "unpublished" or {"at": a date and time}',
  }),
  { error: `must be states by their language (${languages.join(", ")})` },
);

export type WantedStates = z.infer<typeof wantedStatesSchema>;
export type WantedState = NonNullable<WantedStates[keyof WantedStates]>;

export const shownStatesSchema = z
  .record(language, z.union([z.enum(["none", "published", "draft", "unpublished"]), scheduled]))
  .describe("Where each language stands; for signed-in editors");

export type ShownState = z.infer<typeof shownStatesSchema>[keyof z.infer<typeof shownStatesSchema>];
