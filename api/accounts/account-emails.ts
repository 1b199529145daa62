import { z } from "zod";
import { isEmailAddress, oneLine } from "#api/contact/contact-form.ts";
import { languages } from "#i18n/languages.ts";

export const emailRequestSchema = z.object({
  email: z.string().overwrite(oneLine).refine(isEmailAddress, "must be an e-mail address"),
  language: z.enum(languages).describe("Of this account's mails, and of the page that the mailed link opens"),
});

export type EmailRequest = z.infer<typeof emailRequestSchema>;

export const requestedEmailSchema = z.object({
  mailed: z.boolean().describe("False when the mail server did not take the mail that is to be answered"),
});

export type RequestedEmail = z.infer<typeof requestedEmailSchema>;

export const emailConfirmationSchema = z.object({ token: z.string().max(1000).describe("From the link") });

export const confirmedEmailSchema = z.object({ username: z.string(), email: z.string() });

export type ConfirmedEmail = z.infer<typeof confirmedEmailSchema>;

export const reportChoiceSchema = z.object({
  isWanted: z.boolean().describe("Whether the monthly report is mailed, to administrators alone"),
});

export const forgottenPasswordSchema = z.object({
  name: z.string().max(1000).describe("A username or an address"),
});

export type ForgottenPassword = z.infer<typeof forgottenPasswordSchema>;

/** An account's address for whoever may see it: its owner, and administrators. */
export const accountEmailShape = {
  email: z.string().optional().describe("Confirmed; left out without one"),
  pendingEmail: z.string().optional().describe("Given, and not confirmed yet"),
};
