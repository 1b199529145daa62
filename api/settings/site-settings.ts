import { z } from "zod";
import { registrationWays } from "#api/accounts/accounts.ts";
import { newAddressSchema } from "#api/admin/dead-links.ts";
import { isColour } from "./colour-maths.ts";
import { environmentSettings } from "./environment-settings.ts";
import { changedWordsSchema, ownWordsSchema } from "./own-words.ts";
import { logoSchema, newPhone, settingEmail, settingText, siteDetailsSchema } from "./site-details.ts";
import { languages } from "#i18n/languages.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** The steps of a first set-up, in their order; the first account has been made before them. */
export const setUpSteps = ["details", "mail", "address", "posts", "links"] as const;

export type SetUpStep = (typeof setUpSteps)[number];

export const siteSettingsSchema = siteDetailsSchema.extend({
  contactTo: settingEmail().describe("Who gets the contact form's messages by mail"),
  contactFrom: settingEmail().describe("The sender of the site's mails; empty: the recipient"),
  ownerEmail: settingEmail().describe("Who is told when the site needs its owner"),
  registration: z.enum(registrationWays),
  requireSecondFactor: z.boolean(),
  youtubeChannelId: settingText(),
  checkLinks: z.boolean().describe("Whether it is asked each night if links to other sites lead somewhere"),
  replacedAddresses: z
    .record(z.string(), newAddressSchema)
    .describe("Addresses that stand in the release, and those to which its links lead instead"),
  ownWords: changedWordsSchema,
  brandColour: z
    .string()
    .trim()
    .toLowerCase()
    .refine((text) => text === "" || isColour(text), "must be a colour such as #a33e22")
    .describe(
      "All shades are made of it, so that they can be read; empty: the colours that come with the site",
    ),
  logo: logoSchema.nullable().describe("Null: the sign that comes with the site"),
  isLogoNamed: z.boolean().describe("Whether the site's name stands beside the logo"),
  icon: z.string().nullable().describe("The hash of the icon; null: the one that comes with the site"),
  skippedSteps: z.array(z.enum(setUpSteps)).describe("Steps of the set-up that the owner wants no more"),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

const mailSecurities = ["tls", "starttls", "any"] as const;

const portRange = "must be a port number, 1 to 65535";

const mailServerSchema = z.object({
  host: settingText().refine((text) => /^[a-z\d][a-z\d.:-]*$/i.test(text), "must be the name of a server"),
  port: z.int(portRange).min(1, portRange).max(65_535, portRange),
  security: z.enum(mailSecurities).describe("From the start; by STARTTLS; where the server offers it"),
  user: settingText(),
});

export type MailServer = z.infer<typeof mailServerSchema>;

const chosenPicture = z
  .string()
  .nullable()
  .optional()
  .describe(
    "The hash of a picture of the library, of which it is made; null: the one that comes with the site",
  );

/** A setting that is left out stays. */
export const settingsChangeSchema = siteSettingsSchema.partial().extend({
  phone: newPhone().optional(),
  whatsapp: newPhone().optional(),
  logo: chosenPicture,
  icon: chosenPicture,
  mailServer: mailServerSchema
    .extend({ password: z.string().max(1000).describe("Sent each time: nothing gives it back") })
    .nullable()
    .optional(),
  youtubeKey: z.string().trim().max(1000).nullable().optional(),
});

export type SettingsChange = z.input<typeof settingsChangeSchema>;

export const adminSettingsSchema = z.object({
  settings: siteSettingsSchema,
  mailServer: mailServerSchema.extend({ hasPassword: z.boolean() }).nullable(),
  hasYoutubeKey: z.boolean(),
  fromEnvironment: z
    .array(z.enum(keysOf(environmentSettings)))
    .describe("Set in the environment, where alone they can be changed"),
  siteUrl: z.string(),
  usualWords: z.record(z.enum(languages), ownWordsSchema).describe("Those that the owner has not changed"),
  starterPosts: z.array(z.string()).describe("The ids of the posts that came with the site"),
  openSteps: z.array(z.enum(setUpSteps)).describe("Of the set-up, neither done nor skipped"),
});

export type AdminSettings = z.infer<typeof adminSettingsSchema>;

const mailFaults = ["unset", "unreachable", "refused_login", "refused_mail", "other"] as const;

export const testMailSchema = z.object({
  to: z.string().describe("Empty when no address is set"),
  fault: z.enum(mailFaults).nullable().describe("Null when the mail server has taken the mail"),
  reason: z.string().describe("What the mail server said, or why it could not be reached"),
});

export type TestMail = z.infer<typeof testMailSchema>;
