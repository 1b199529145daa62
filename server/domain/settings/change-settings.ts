import { environmentSettings, type EnvironmentSetting } from "#api/settings/environment-settings.ts";
import {
  setUpSteps,
  type AdminSettings,
  type settingsChangeSchema,
  type SetUpStep,
} from "#api/settings/site-settings.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { invalidFields } from "#server/domain/errors.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { updateNextAttempts } from "#server/storage/contact-messages/outbox.ts";
import { replaceBrandFiles } from "#server/storage/settings/brand-files.ts";
import { removeSecret, upsertSecret } from "#server/storage/settings/site-secrets.ts";
import { lockSiteSettings, mergeSiteSettings } from "#server/storage/settings/site-settings.ts";
import type { z } from "zod";
import { makeBrand, type ReadOriginal } from "./brand.ts";
import { describeMailServer, mailServerUrl } from "./mail-server.ts";
import { mergeWords, usualWords } from "./own-words.ts";
import {
  contactMailOf,
  readStoredSettings,
  secretNames,
  type CurrentSettings,
  type SettingsFromEnvironment,
} from "./read-settings.ts";
import { keysOf } from "#i18n/typed-keys.ts";

interface SettingsContext {
  current: CurrentSettings;
  env: SettingsFromEnvironment & { SITE_URL: string };
  /** The ids of the posts that came with the site and are still there. */
  starterPosts: string[];
}

/** For administrators, without what is secret. */
export async function describeSettings({
  current,
  env,
  starterPosts,
}: SettingsContext): Promise<AdminSettings> {
  const { smtpUrl, youtubeKey, ...settings } = current;
  return {
    settings,
    mailServer: smtpUrl === null ? null : describeMailServer(smtpUrl),
    hasYoutubeKey: youtubeKey !== null,
    fromEnvironment: namesFrom(env),
    siteUrl: env.SITE_URL,
    usualWords: await usualWords(current),
    starterPosts,
    openSteps: openStepsOf({ current, env, starterPosts }),
  };
}

interface ChangeContext {
  by: Actor;
  env: SettingsFromEnvironment;
  now: Date;
  readOriginal: ReadOriginal;
}

/**
 * All processes read what counts anew, and make their pages anew.
 * @throws DomainError `invalid_field` for what the environment sets, and for a picture that cannot be used
 */
export async function changeSettings(
  db: Database,
  change: z.output<typeof settingsChangeSchema>,
  { by, env, now, readOriginal }: ChangeContext,
): Promise<void> {
  const { mailServer, youtubeKey, logo, icon, ...settings } = change;
  const fixed = namesFrom(env).filter((name) => name in change);
  const refusals = fixed.map(
    (name) => [name, `is set by ${environmentSettings[name]} of the environment`] as const,
  );
  if (refusals.length > 0) throw invalidFields(Object.fromEntries(refusals));
  const brand = await makeBrand({ logo, icon }, readOriginal);
  await db.transaction(async (tx) => {
    const look = Object.fromEntries(brand.map(({ use, value }) => [use, value]));
    const words = settings.ownWords && (await wholeWords(tx, settings));
    await mergeSiteSettings(tx, { ...settings, ...look, ...words });
    for (const { use, files } of brand) await replaceBrandFiles(tx, use, files);
    await storeSecret(tx, secretNames.smtpUrl, mailServer && mailServerUrl(mailServer));
    await storeSecret(tx, secretNames.youtubeKey, youtubeKey);
    // Mails that could not be sent need not wait for what was wrong.
    if (mailServer !== undefined || settings.contactTo !== undefined) await updateNextAttempts(tx, now);
    await recordEvent(tx, { kind: "settings_changed", by, subject: Object.keys(change).join(", ") });
  });
}

/** The sentences that stay together with those that are changed. */
async function wholeWords(
  tx: Queries,
  { ownWords = {}, siteName, company }: z.output<typeof settingsChangeSchema>,
) {
  await lockSiteSettings(tx);
  const stored = await readStoredSettings(tx);
  const names = { siteName: siteName ?? stored.siteName, company: company ?? stored.company };
  const usual = await usualWords(names);
  return { ownWords: mergeWords(stored.ownWords, ownWords, usual) };
}

async function storeSecret(tx: Queries, name: string, secret: string | null | undefined): Promise<void> {
  if (secret === undefined) return;
  await (secret === null || secret === "" ? removeSecret(tx, name) : upsertSecret(tx, name, secret));
}

function namesFrom(env: SettingsFromEnvironment): EnvironmentSetting[] {
  return keysOf(environmentSettings).filter((name) => env[environmentSettings[name]] !== undefined);
}

function openStepsOf({ current, env, starterPosts }: SettingsContext): SetUpStep[] {
  const isDone: Record<SetUpStep, boolean> = {
    details: current.company !== "" || current.siteName !== "",
    mail: contactMailOf(current) !== null,
    address: env.SITE_URL.startsWith("https:"),
    posts: starterPosts.length === 0,
    links: current.checkLinks,
  };
  return setUpSteps.filter((step) => !isDone[step] && !current.skippedSteps.includes(step));
}
