import { z } from "zod";

const secret = z.string().max(1000);

export const ownAccountSchema = z.object({
  username: z.string(),
  hasSecondFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  needsSecondFactor: z.boolean().describe("REQUIRE_SECOND_FACTOR is on"),
});

export type OwnAccount = z.infer<typeof ownAccountSchema>;

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
