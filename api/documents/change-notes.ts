import { z } from "zod";
import { oneLine } from "#api/contact/contact-form.ts";
import { longestNote } from "./line-limits.ts";
import { visibleText } from "./visible-text.ts";

/** One line; empty where nothing is said. */
export const writtenNoteSchema = z
  .string({ error: "must be text" })
  .overwrite((text) => visibleText(oneLine(text)))
  .max(longestNote, `may have at most ${longestNote} characters`)
  .describe("For readers, who get it with the text: what was changed and why");

const changeNoteSchema = z.object({
  at: z.iso.datetime().describe("When readers got the change"),
  note: z.string(),
});
export type ChangeNote = z.infer<typeof changeNoteSchema>;

export const changeNotesSchema = z
  .array(changeNoteSchema)
  .describe("What was changed last and why, the newest first; left out where nobody has said");

export const changeListSchema = z.array(
  changeNoteSchema.extend({
    id: z.uuid(),
    title: z.string().describe("Of the page or the post"),
    path: z.string(),
  }),
);
export type ChangeList = z.infer<typeof changeListSchema>;
