import type { Database } from "#server/storage/database.ts";
import {
  removeOwnerNotice,
  updateEnded,
  upsertOwnerNotice,
} from "#server/storage/monitoring/owner-notices.ts";
import { sendTextMail } from "#server/domain/network/mail-transport.ts";
import { siteNameOf, type CurrentSettings } from "#server/domain/settings/read-settings.ts";

const day = 24 * 60 * 60_000;

export interface OwnerMail {
  subject: string;
  text: string;
}

export type SendToOwner = (mail: OwnerMail, signal: AbortSignal) => Promise<void>;

export interface OwnerMailer {
  siteName: string;
  send: SendToOwner;
}

/** Null when the settings name no mail server, or no owner. */
export async function ownerMailerOf(settings: CurrentSettings): Promise<OwnerMailer | null> {
  const { smtpUrl, ownerEmail: to, contactFrom } = settings;
  if (smtpUrl === null || to === "") return null;
  const siteName = await siteNameOf(settings);
  const from = { name: siteName, address: contactFrom || to };
  return { siteName, send: (mail, signal) => sendTextMail(smtpUrl, { from, to, ...mail }, { signal }) };
}

interface OwnerNotice extends OwnerMail {
  /** The subject of the notice: for each, one mail a day at most, from whichever process. */
  name: string;
  now: Date;
}

/**
 * Writes to the owner, unless that was done less than a day ago.
 *
 * @throws Error when the mail was not taken; then the next attempt may come at any time
 */
export async function notifyOwner(
  db: Database,
  { name, now, ...mail }: OwnerNotice,
  send: SendToOwner,
  signal: AbortSignal,
): Promise<void> {
  if (!(await upsertOwnerNotice(db, name, now, new Date(now.getTime() - day)))) return;
  try {
    await send(mail, signal);
  } catch (error) {
    await removeOwnerNotice(db, name);
    throw error;
  }
}

/**
 * Writes to the owner that something is over, once, if they were told of it.
 *
 * @throws Error when the mail was not taken; then the next attempt may come at any time
 */
export async function endOwnerNotice(
  db: Database,
  { name, now, ...mail }: OwnerNotice,
  send: SendToOwner,
  signal: AbortSignal,
): Promise<void> {
  if (!(await updateEnded(db, name, now))) return;
  try {
    await send(mail, signal);
  } catch (error) {
    await updateEnded(db, name, null);
    throw error;
  }
}
