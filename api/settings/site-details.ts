import { z } from "zod";
import { isEmailAddress, oneLine } from "#api/contact/contact-form.ts";

/** Characters of a field. */
const longest = 200;

/** One line, empty where it is not filled in. */
export const settingText = () =>
  z
    .string()
    .overwrite(oneLine)
    .refine((text) => text.length <= longest, `may have at most ${longest} characters`);

export const settingEmail = () =>
  settingText().refine((text) => text === "" || isEmailAddress(text), "must be an e-mail address");

const url = () => settingText().refine((text) => text === "" || isWebAddress(text), "must be a web address");

const phone = () =>
  settingText().refine(
    (text) => text === "" || (/^\+?[\d\s()/.-]+$/.test(text) && text.replace(/\D/g, "").length >= 5),
    "must be a telephone number",
  );

/** One that is written anew: it is to be called from abroad too. Former ones are still read without the code. */
export const newPhone = () =>
  settingText().refine(
    (text) =>
      text === "" || (/^\+[1-9][\d\s()/.-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ""))),
    "must be a telephone number with its country code, such as +51 1 234 5678",
  );

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/\s/.test(text);
}

const days = "must be a whole number of days, 1 to 3650";

export type SocialNetwork = "tiktok" | "youtube" | "instagram" | "facebook";

/** The owner's logo, as pages show it. */
export const logoSchema = z.object({
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  seenOn: z
    .enum(["light", "dark", "both"])
    .describe(
      "The schemes in which it can be seen on the page; in the other one it needs a ground of its own",
    ),
});
export type Logo = z.infer<typeof logoSchema>;

/** The site and its owner, for readers. An empty text was not filled in, and is shown nowhere. */
export const siteDetailsSchema = z.object({
  siteName: settingText().describe("Empty: the name that the site has by itself"),
  company: settingText(),
  address: settingText(),
  phone: phone(),
  whatsapp: phone(),
  email: settingEmail(),
  website: url(),
  tiktok: url(),
  youtube: url(),
  instagram: url(),
  facebook: url(),
  builderName: settingText().describe("Who made the site"),
  builderUrl: url(),
  messageDays: z
    .int(days)
    .min(1, days)
    .max(3650, days)
    .nullable()
    .describe("How long a contact message is kept; null: until somebody deletes it"),
});

export type SiteDetails = z.infer<typeof siteDetailsSchema>;
