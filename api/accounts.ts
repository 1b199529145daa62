import { z } from "zod";
import { accountLimits } from "./account-limits.ts";

/** Name and password of a new account; each refusal says which rule was broken. */
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

/** What is typed at sign-in: no rules but the outer bounds, so that a refusal tells nothing. */
export const credentialsSchema = z.object({
  username: z.string().trim().max(1000),
  password: z.string().max(1000),
});

export type Credentials = z.infer<typeof credentialsSchema>;

/** Who is signed in; empty for a visitor. */
export interface Profile {
  username?: string;
}

/** `approved` is true for the first account, the administrator; later ones wait. */
export interface NewAccount {
  username: string;
  approved: boolean;
}

export interface WaitingAccount {
  username: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}
