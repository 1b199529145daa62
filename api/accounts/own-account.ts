import { z } from "zod";
import { accountEmailShape } from "./account-emails.ts";

const secret = z.string().max(1000);

const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  isSynced: z.boolean().describe("Its authenticator has copied it to other devices"),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().optional().describe("Left out until it is used"),
});

export type Passkey = z.infer<typeof passkeySchema>;

export const ownAccountSchema = z.object({
  username: z.string(),
  hasSecondFactor: z.boolean().describe("An authenticator app, passkeys, or both"),
  hasAuthenticatorApp: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkeySchema),
  hasResetCode: z.boolean(),
  needsSecondFactor: z.boolean().describe("REQUIRE_SECOND_FACTOR is on"),
  ...accountEmailShape,
  wantsReport: z.boolean(),
  canMail: z.boolean().describe("False while no address can be confirmed: the settings name no mail server"),
});

export type OwnAccount = z.infer<typeof ownAccountSchema>;

export const resetCodeSchema = z.object({
  code: z.string().describe("Sets a new password once, as long as no other is made"),
});

export type ResetCode = z.infer<typeof resetCodeSchema>;

export const passwordChangeSchema = z.object({ present: secret, password: secret });

export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const ownSessionSchema = z.object({
  id: z.uuid(),
  device: z.string().describe("Browser and system, such as Firefox, Linux; empty when unknown"),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThis: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSessionSchema>;

export const passwordCheckSchema = z.object({ present: secret });

export const secondFactorSetupSchema = z.object({
  secret: z.string().describe("Base32, for typing"),
  qrCode: z.string().describe("SVG"),
});

export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;

export const secondFactorCodeSchema = z.object({ code: secret });

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** The bytes of WebAuthn: bytes in base64url. */
const bytes = z
  .string()
  .max(8000)
  .regex(/^[\w-]*$/);

const credentialType = z.literal("public-key");

/** The data with which a browser makes a passkey; the part of WebAuthn's options that this site uses. */
export const passkeyCreationSchema = z.object({
  challenge: bytes,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytes, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: credentialType })),
  excludeCredentials: z.array(z.object({ id: bytes, type: credentialType })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
  timeout: z.int().describe("Milliseconds"),
});

export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** The browser's answer; other members are not read. */
const signedAnswer = z.object({ id: bytes, rawId: bytes, type: credentialType });

export const newPasskeySchema = z.object({
  name: z
    .string()
    .trim()
    .max(60)
    // No control characters; PostgreSQL takes no NUL.
    .regex(/^\P{Cc}*$/u)
    .describe("Empty: the browser and its system"),
  answer: signedAnswer.extend({
    response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
  }),
});

export type NewPasskey = z.infer<typeof newPasskeySchema>;

export const addedPasskeySchema = z.object({
  recoveryCodes: z.array(z.string()).optional().describe("Only with the account's first second factor"),
});

export type AddedPasskey = z.infer<typeof addedPasskeySchema>;

/** The data with which a browser signs in with any passkey of this site. */
export const passkeyRequestSchema = z.object({
  challenge: bytes,
  rpId: z.string(),
  userVerification: z.literal("required"),
  timeout: z.int().describe("Milliseconds"),
});

export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

export const passkeySignInSchema = signedAnswer.extend({
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.describe("The account, as its authenticator has noted it"),
  }),
});

export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;
