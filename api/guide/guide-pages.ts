import { z } from "zod";
import { changeNotesSchema } from "#api/documents/change-notes.ts";
import { factOverridesSchema } from "#api/facts/facts.ts";
import { pictureSchema } from "#api/posts/post-answers.ts";

const oldestFactSchema = z.object({ id: z.string(), asOf: z.string(), name: z.string() }).nullable();

export const documentAnswerSchema = z.object({
  text: z.looseObject({}).describe("The page's words, in the shape that its kind of page has"),
  facts: factOverridesSchema.describe("What stood in the place of the facts' defaults"),
  oldest: oldestFactSchema.describe("The fact that was checked longest ago"),
  oldestState: oldestFactSchema.describe("The same of emergencies, closures and what else ages fast"),
  dated: z
    .array(z.object({ id: z.string(), name: z.string(), says: z.string() }))
    .describe("The facts that the page prints, in its order"),
  revised: z.iso.date().describe("On which the words were last read through"),
  changes: changeNotesSchema.optional(),
  picture: pictureSchema
    .omit({ credit: true })
    .optional()
    .describe("The library's at the head of an own page; what is said of it stands in `text`"),
  isComplete: z
    .boolean()
    .describe(
      "False when the facts or the notes on changes could not be read: then those that were read last stand here",
    ),
});

export type DocumentAnswer = z.infer<typeof documentAnswerSchema>;

const partSchema = z.object({
  id: z.string().describe("The anchor"),
  name: z.string(),
  section: z.string().optional().describe("In which it stands; a section itself has none"),
});

export const guideAnchorsSchema = z.array(
  z.object({
    page: z.string(),
    title: z.string(),
    address: z.string(),
    isWithdrawn: z.boolean().optional().describe("True where readers do not have the page"),
    parts: z.array(partSchema),
  }),
);

export type GuideAnchors = z.infer<typeof guideAnchorsSchema>;
export type GuidePart = z.infer<typeof partSchema>;
