import { siteSettingsSchema, type SiteSettings } from "#api/settings/site-settings.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import type { Queries } from "#server/storage/database.ts";
import { findSecrets } from "#server/storage/settings/site-secrets.ts";
import { findSiteSettings } from "#server/storage/settings/site-settings.ts";
import { drawnLook } from "./brand.ts";

/** The settings of the environment that win over those of the admin area. */
export interface SettingsFromEnvironment {
  REGISTRATION?: SiteSettings["registration"] | undefined;
  REQUIRE_SECOND_FACTOR?: boolean | undefined;
  CONTACT_TO?: string | undefined;
  CONTACT_FROM?: string | undefined;
  OWNER_EMAIL?: string | undefined;
  SMTP_URL?: string | undefined;
  YOUTUBE_CHANNEL_ID?: string | undefined;
  YOUTUBE_API_KEY?: string | undefined;
}

/** The settings as they count now. */
export interface CurrentSettings extends SiteSettings {
  /** Null when no mail server is set. */
  smtpUrl: string | null;
  youtubeKey: string | null;
}

/** Names in the table of secrets. */
export const secretNames = { smtpUrl: "smtp-url", youtubeKey: "youtube-api-key" } as const;

const defaults: SiteSettings = {
  siteName: "",
  company: "",
  address: "",
  phone: "",
  whatsapp: "",
  email: "",
  website: "",
  tiktok: "",
  youtube: "",
  instagram: "",
  facebook: "",
  builderName: "",
  builderUrl: "",
  messageDays: null,
  contactTo: "",
  contactFrom: "",
  ownerEmail: "",
  registration: "approve",
  requireSecondFactor: false,
  youtubeChannelId: "",
  checkLinks: false,
  replacedAddresses: {},
  ownWords: {},
  ...drawnLook,
  skippedSteps: [],
};

/** Reads what the owner has set in the admin area. A value of another release that this one does not understand is as by default. */
export async function readStoredSettings(db: Queries): Promise<SiteSettings> {
  const stored = await findSiteSettings(db);
  const understood = Object.entries(siteSettingsSchema.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(stored[name]);
    return success ? [[name, data] as const] : [];
  });
  // Safe cast: each value was read by its own schema.
  return { ...defaults, ...(Object.fromEntries(understood) as Partial<SiteSettings>) };
}

export interface SettingsReader {
  read: () => Promise<CurrentSettings>;
  /** The same, but while the database is away as they were read last. */
  readOrLast: () => Promise<CurrentSettings>;
}

export function createSettingsReader(db: Queries, env: SettingsFromEnvironment): SettingsReader {
  let last = withEnvironment({ ...defaults, smtpUrl: null, youtubeKey: null }, env);

  async function read(): Promise<CurrentSettings> {
    const names = Object.values(secretNames);
    const [stored, secrets] = await Promise.all([readStoredSettings(db), findSecrets(db, names)]);
    const smtpUrl = secrets[secretNames.smtpUrl] ?? null;
    const youtubeKey = secrets[secretNames.youtubeKey] ?? null;
    return (last = withEnvironment({ ...stored, smtpUrl, youtubeKey }, env));
  }

  return { read, readOrLast: () => read().catch(() => last) };
}

function withEnvironment(settings: CurrentSettings, env: SettingsFromEnvironment): CurrentSettings {
  return {
    ...settings,
    registration: env.REGISTRATION ?? settings.registration,
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR ?? settings.requireSecondFactor,
    contactTo: env.CONTACT_TO ?? settings.contactTo,
    contactFrom: env.CONTACT_FROM ?? settings.contactFrom,
    ownerEmail: env.OWNER_EMAIL ?? settings.ownerEmail,
    smtpUrl: env.SMTP_URL ?? settings.smtpUrl,
    youtubeChannelId: env.YOUTUBE_CHANNEL_ID ?? settings.youtubeChannelId,
    youtubeKey: env.YOUTUBE_API_KEY ?? settings.youtubeKey,
  };
}

/** The name that the owner gave the site, or the one that it has by itself. */
export async function siteNameOf({ siteName }: Pick<SiteSettings, "siteName">): Promise<string> {
  await loadMessages(defaultLanguage);
  return siteName || loadedMessages(defaultLanguage).site.name;
}

/** Whether contact messages are mailed: to whom, through which server. */
export function contactMailOf({
  smtpUrl,
  contactTo,
  contactFrom,
}: CurrentSettings): { url: string; to: string; from: string } | null {
  if (smtpUrl === null || contactTo === "") return null;
  return { url: smtpUrl, to: contactTo, from: contactFrom || contactTo };
}
