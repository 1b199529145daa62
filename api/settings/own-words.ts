import { z } from "zod";
import { visibleText } from "#api/documents/visible-text.ts";
import { languages, type Language } from "#i18n/languages.ts";

const words = (longest: number) =>
  z
    .string()
    .overwrite((text) => visibleText(text.replace(/\r\n?/g, "\n")))
    .max(longest, `may have at most ${longest} characters`);

/** The words in which the site speaks of itself, in a language. An empty one is shown nowhere. */
export const ownWordsSchema = z.strictObject({
  footer: words(300).describe("Under the site's name in the footer"),
  intro: words(3000).describe("The introduction on the home page; each line is a paragraph"),
  note: words(1000).describe("Below the introduction"),
});
export type OwnWords = z.infer<typeof ownWordsSchema>;

/** Those that the owner has changed. */
export const changedWordsSchema = z.partialRecord(z.enum(languages), ownWordsSchema.partial());
export type SomeWords = NonNullable<ChangedWords[Language]>;

export type ChangedWords = z.infer<typeof changedWordsSchema>;
