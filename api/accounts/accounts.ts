import { z } from "zod";
import { languages } from "#i18n/languages.ts";
import { accountEmailShape } from "./account-emails.ts";
import { accountLimits } from "./account-limits.ts";
import { requestedRightsShape, checkLanguages, rightsShape } from "./rights-schema.ts";
import { permissions, type Permission, type Rights } from "./roles.ts";

export const registrationSchema = z.object({
  username: z
    .string()
    .trim()
    .min(
      accountLimits.username.min,
      `the username must have at least ${accountLimits.username.min} characters`,
    )
    .max(
      accountLimits.username.max,
      `the username may have at most ${accountLimits.username.max} characters`,
    ),
  password: z
    .string()
    .min(
      accountLimits.password.min,
      `the password must have at least ${accountLimits.password.min} characters`,
    )
    .max(
      accountLimits.password.max,
      `the password may have at most ${accountLimits.password.max} characters`,
    ),
});

export type Registration = z.infer<typeof registrationSchema>;

/** Only upper limits: an answer must not reveal which names or passwords are possible. */
const credentialsSchema = z.object({
  username: z.string().trim().max(1000),
  password: z.string().max(1000),
});

export type Credentials = z.infer<typeof credentialsSchema>;

const secret = z.string().max(1000);

export const signInSchema = credentialsSchema.extend({
  code: secret.optional().describe("Of the second factor, or a recovery code"),
});

export type SignIn = z.infer<typeof signInSchema>;

export const registrationRequestSchema = credentialsSchema.extend({
  invitation: secret.optional().describe("From the link of an invitation"),
  setupCode: secret.optional().describe("The code that the start printed, for the first account"),
});

export type RegistrationRequest = z.infer<typeof registrationRequestSchema>;

/** The request to set a new password, by the link that somebody who has forgotten theirs got by mail or from an administrator. */
export const signInLinkUseSchema = z.object({
  token: secret.describe("From the link"),
  password: credentialsSchema.shape.password.describe("The new one"),
});

export type SignInLinkUse = z.infer<typeof signInLinkUseSchema>;

export const newSignInLinkSchema = z.object({
  url: z.url().describe("Works once, and cannot be shown again"),
  expiresAt: z.iso.datetime(),
});

export type NewSignInLink = z.infer<typeof newSignInLinkSchema>;

export const registrationWays = ["invite", "approve", "off"] as const;

export const registrationStateSchema = z.object({
  way: z.enum(registrationWays).describe("By invitation alone; or waiting for approval; or not at all"),
  isFirst: z.boolean().describe("It would be the first account, which needs no invitation"),
  needsSetupCode: z
    .boolean()
    .describe("It is the first account, and not asked for at a machine that the site is of"),
  mailsPasswords: z.boolean().describe("The site can mail a link to whoever has forgotten their password"),
});

export type RegistrationState = z.infer<typeof registrationStateSchema>;

export const profileSchema = z.object({
  username: z.string().optional().describe("Left out for a visitor who is not signed in, with what follows"),
  role: rightsShape.role.optional(),
  languages: rightsShape.languages.optional(),
  may: z.array(z.enum(permissions)).optional().describe("What the role allows"),
  needsSecondFactor: z
    .literal(true)
    .optional()
    .describe("Set when nothing but the own account can be used until a second factor is on"),
});

export type Profile = z.infer<typeof profileSchema>;

/** The browser's knowledge of the session; `username` is that of the profile. */
export type Session =
  | { state: "asking" }
  /** The server did not answer: nobody counts as signed in. */
  | { state: "unreachable" }
  | { state: "signedOut" }
  /** The session has expired or was removed; `username` was signed in until now. */
  | ({ state: "ended"; username: string } & OwnRights)
  | ({ state: "signedIn"; username: string; needsSecondFactor?: boolean } & OwnRights);

/** The permissions of the signed-in account. */
export interface OwnRights extends Rights {
  may: readonly Permission[];
}

export const newAccountSchema = z.object({
  username: z.string(),
  approved: z.boolean().describe("True for the first account, the administrator; later ones wait"),
});

export type NewAccount = z.infer<typeof newAccountSchema>;

export const waitingAccountSchema = z.object({ username: z.string(), createdAt: z.iso.datetime() });

export type WaitingAccount = z.infer<typeof waitingAccountSchema>;

export const listedAccountSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  ...rightsShape,
  ...accountEmailShape,
  state: z.enum(["active", "waiting", "disabled"]),
  hasSecondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().optional().describe("Left out without an open session"),
  signInLinkEndsAt: z.iso.datetime().optional().describe("Left out without an open sign-in link"),
  isOwn: z.boolean(),
});

export type ListedAccount = z.infer<typeof listedAccountSchema>;

/** Strict: who misspells a role must not get an administrator instead. */
export const invitationRequestSchema = z
  .strictObject({
    ...requestedRightsShape,
    email: z.email().max(254).optional().describe("Gets the link, where the site can send mail"),
    mailLanguage: z
      .enum(languages)
      .optional()
      .describe("Of the mail, Hungarian when left out, and of the page that the link opens"),
  })
  .superRefine(checkLanguages);

export type InvitationRequest = z.infer<typeof invitationRequestSchema>;

export const newInvitationSchema = z.object({
  url: z.url().describe("Works once, and cannot be shown again"),
  expiresAt: z.iso.datetime(),
  mailed: z
    .boolean()
    .describe("False without an address or a mail server, or when that did not take the mail"),
});

export type NewInvitation = z.infer<typeof newInvitationSchema>;

export const invitationSchema = z.object({
  id: z.uuid(),
  ...rightsShape,
  email: z.string().optional(),
  invitedBy: z.string().optional().describe("Left out for one that was made on the command line"),
  expiresAt: z.iso.datetime(),
});

export type Invitation = z.infer<typeof invitationSchema>;
