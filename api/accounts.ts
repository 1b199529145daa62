import { z } from "zod";
import { accountLimits } from "./account-limits.ts";

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
export const credentialsSchema = z.object({
  username: z.string().trim().max(1000),
  password: z.string().max(1000),
});

export type Credentials = z.infer<typeof credentialsSchema>;

export const profileSchema = z.object({
  username: z.string().optional().describe("Left out for a visitor who is not signed in"),
});

export type Profile = z.infer<typeof profileSchema>;

/** What the browser knows of who is signed in; `username` is a profile's. */
export type Session =
  | { state: "asking" }
  /** The server did not answer: nobody counts as signed in. */
  | { state: "unreachable" }
  | { state: "signedOut" }
  /** The session has expired or was removed; `username` was signed in until now. */
  | { state: "ended"; username: string }
  | { state: "signedIn"; username: string };

export const newAccountSchema = z.object({
  username: z.string(),
  approved: z.boolean().describe("True for the first account, the administrator; later ones wait"),
});

export type NewAccount = z.infer<typeof newAccountSchema>;

export const waitingAccountSchema = z.object({ username: z.string(), createdAt: z.iso.datetime() });

export type WaitingAccount = z.infer<typeof waitingAccountSchema>;
