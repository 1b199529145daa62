import type { LinkFault } from "#api/admin/link-faults.ts";
import { FetchError } from "#server/domain/network/guarded-request.ts";
import { readStoredSettings } from "#server/domain/settings/read-settings.ts";
import { createSemaphore } from "#server/domain/work/create-semaphore.ts";
import { lastQuietHour } from "#server/domain/work/quiet-hour.ts";
import type { Database } from "#server/storage/database.ts";
import {
  findLinksCheckedSince,
  noteLinkAnswer,
  noteLinkFault,
  noteLinkUnclear,
  removeOtherLinks,
  withLinkCheckLock,
} from "#server/storage/monitoring/checked-links.ts";
import type { AskStatus } from "./polite-asker.ts";

/** Addresses that are asked at the same time. */
const atOnce = 4;

interface LinkCheck {
  db: Database;
  /** Finds the addresses of other sites that readers are shown. */
  findAddresses: () => Promise<Iterable<string>>;
  /** Called each night anew: what a robots.txt allows may have changed. */
  openAsker: () => AskStatus;
  signal: AbortSignal;
}

/**
 * Once each night asks whether the addresses lead somewhere, while the owner wants it. Several processes may share a database: one of
 * them does it, and asks none again that was asked the same night.
 */
export function createLinkCheck(parts: LinkCheck) {
  const { db } = parts;
  /** The quiet hour since which all are checked. */
  let done = 0;
  return async (now: Date): Promise<void> => {
    const night = lastQuietHour(now);
    if (done >= night.getTime() || !(await readStoredSettings(db)).checkLinks) return;
    const isOurs = await withLinkCheckLock(db, () => checkLinks(parts, { night, now }));
    if (isOurs && !parts.signal.aborted) done = night.getTime();
  };
}

async function checkLinks(
  { db, findAddresses, openAsker, signal }: LinkCheck,
  { night, now }: { night: Date; now: Date },
): Promise<void> {
  const addresses = [...(await findAddresses())];
  await removeOtherLinks(db, addresses);
  const checked = await findLinksCheckedSince(db, night);
  const askStatus = openAsker();
  const slots = createSemaphore(atOnce);
  let hasAnswer = false;
  const withoutHost: string[] = [];

  async function check(address: string): Promise<void> {
    if (signal.aborted) return;
    const found = await findFault(address, askStatus);
    if (signal.aborted) return;
    hasAnswer ||= found === null || found === "not_found" || found === "gone";
    if (found === "unknown_host") withoutHost.push(address);
    else if (found === "unclear") await noteLinkUnclear(db, address, now);
    else if (found === null) await noteLinkAnswer(db, address, now);
    else await noteLinkFault(db, address, found, now);
  }

  const due = addresses.filter((address) => !checked.has(address));
  await Promise.all(due.map((address) => slots(() => check(address))));
  // Where nobody at all is found, it is this machine that has no network.
  for (const address of withoutHost)
    await (hasAnswer ? noteLinkFault(db, address, "unknown_host", now) : noteLinkUnclear(db, address, now));
}

/** @returns null where it leads somewhere; `unclear` for what may be over tomorrow, or must not be asked */
async function findFault(address: string, askStatus: AskStatus): Promise<LinkFault | "unclear" | null> {
  try {
    const status = await askStatus(address);
    if (status === 404) return "not_found";
    if (status === 410) return "gone";
    return status !== null && status < 400 ? null : "unclear";
  } catch (error) {
    return isUnknownHost(error) ? "unknown_host" : "unclear";
  }
}

function isUnknownHost(error: unknown): boolean {
  const cause = error instanceof FetchError ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "ENOTFOUND";
}
