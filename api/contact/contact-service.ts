import { z } from "zod";
import { languages, type Language } from "#i18n/languages.ts";
import { contactHoneypot, contactLimits } from "./contact-form.ts";

/** Where the e-mail client library sends the contact form: to the owner's e-mail service, or to this server. */
export const contactServiceSchema = z.object({
  origin: z.url().nullable().describe("Null is this server, which asks for none of the three names"),
  publicKey: z.string(),
  serviceId: z.string(),
  templateId: z.string(),
});

export type ContactService = z.infer<typeof contactServiceSchema>;

/**
 * Given as the e-mail client library sends it; its other fields are ignored. It only documents the form: `validateContactTexts`
 * has the rules.
 */
export const contactFormSchema = z.object({
  from_name: z.string().describe(`1 to ${contactLimits.name} characters`),
  user_email: z.string().describe(`An e-mail address of at most ${contactLimits.email} characters`),
  message: z.string().describe(`1 to ${contactLimits.message} characters`),
  language: z.enum(languages).optional().describe("Errors are told in it; Hungarian when left out"),
  plan: z
    .string()
    .optional()
    .describe("The address of a plan in the planner, to which the message belongs; any other is left out"),
  [contactHoneypot]: z.string().optional().describe("Must be empty: only programs fill it in"),
  elapsed: z
    .string()
    .optional()
    .describe("Milliseconds between the first focus and sending, as digits; empty without JavaScript"),
});

/** The fields that the contact form sends. The site's own form always names its language. */
export type ContactFormFields = z.infer<typeof contactFormSchema> & { language: Language };

/** The e-mail service's JSON request, which our own client uses. */
export const emailSchema = z.object({
  service_id: z.string().optional(),
  template_id: z.string().optional(),
  user_id: z.string().optional(),
  template_params: z
    .record(z.string(), z.unknown(), "template_params must be an object")
    .describe("The fields of the contact form"),
});
