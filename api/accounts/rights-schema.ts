import { z } from "zod";
import { languages } from "#i18n/languages.ts";
import { roles } from "./roles.ts";

const roleSchema = z.enum(roles);

const languagesSchema = z
  .array(z.enum(languages))
  .max(languages.length)
  .describe("Of a translator: where they may write; the other roles write in all");

/** The rights of an account in answers. */
export const rightsShape = { role: roleSchema, languages: languagesSchema };

/** The rights in requests; without a role they are an administrator's, as before there were roles. */
export const requestedRightsShape = { role: roleSchema.optional(), languages: languagesSchema.optional() };

type RequestedRights = z.infer<z.ZodObject<typeof requestedRightsShape>>;

/** Refuses languages without the role of a translator, which would give more rights than were meant, and a translator without any. */
export function checkLanguages(
  { role, languages: chosen = [] }: RequestedRights,
  context: z.RefinementCtx,
): void {
  const isTranslator = role === "translator";
  if (isTranslator === chosen.length > 0) return;
  const message = isTranslator
    ? "a translator needs at least one language"
    : "only a translator has languages";
  context.addIssue({ code: "custom", path: ["languages"], message });
}

/** Strict: a misspelt field must not make an administrator. */
export const rightsSchema = z
  .strictObject({ ...requestedRightsShape, role: roleSchema })
  .superRefine(checkLanguages);

export const approvalSchema = z.strictObject(requestedRightsShape).superRefine(checkLanguages).nullish();
