import type { Permission, Rights } from "#api/accounts/roles.ts";
import type { AttentionEntry } from "#api/desk/attention.ts";
import type { AttentionKind } from "#api/desk/attention-kinds.ts";
import { deskPostQuerySchema } from "#api/desk/desk-posts.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { may } from "#server/domain/accounts/permissions.ts";
import { listWaitingAccounts } from "#server/domain/accounts/accounts.ts";
import { findBackupState } from "#server/domain/backups/run-backup.ts";
import { readInbox } from "#server/domain/contact-messages/contact-messages.ts";
import { readFacts, type FactDefaults } from "#server/domain/facts/read-facts.ts";
import { readFactReports } from "#server/domain/facts/report-fact.ts";
import type { Database } from "#server/storage/database.ts";
import { countDrafts, countScheduled } from "#server/storage/posts/desk-attention.ts";
import { findDeskPage } from "#server/storage/posts/desk-list.ts";

const day = 24 * 60 * 60 * 1000;

/** How far ahead what is scheduled is told. */
const soon = 3 * day;

/** A draft that nobody has saved for so long was perhaps forgotten. */
const lyingAfter = 7 * day;

type Found = { count: number; at?: Date | null };

/** What is asked, the most urgent first. Whoever adds a kind adds its line here. */
const questions: [
  AttentionKind,
  Permission,
  (db: Database, now: Date, facts: FactDefaults) => Promise<Found>,
][] = [
  ["backupFailed", "status.read", (db, now) => isBackup("failed", db, now)],
  ["backupOld", "status.read", (db, now) => isBackup("old", db, now)],
  [
    "unreadMessages",
    "messages.manage",
    async (db) => ({ count: (await readInbox(db, { limit: 1 })).unread }),
  ],
  ["waitingAccounts", "people.manage", async (db) => ({ count: (await listWaitingAccounts(db)).length })],
  ["scheduledSoon", "posts.publish", scheduledSoon],
  ["outdatedTranslations", "posts.write", async (db) => ({ count: await countOutdated(db) })],
  [
    "lyingDrafts",
    "posts.publish",
    async (db, now) => ({ count: await countDrafts(db, new Date(now.getTime() - lyingAfter)) }),
  ],
  [
    "factReports",
    "facts.edit",
    async (db) => ({
      count: (await readFactReports(db)).filter(({ settledAt }) => settledAt === null).length,
    }),
  ],
  ["overdueFacts", "facts.edit", overdueFacts],
];

/** What needs the attention of somebody with these rights, the most urgent first. */
export async function findAttention(
  db: Database,
  now: Date,
  { rights, facts }: { rights: Pick<Rights, "role">; facts: FactDefaults },
): Promise<AttentionEntry[]> {
  const entries: AttentionEntry[] = [];
  for (const [kind, permission, ask] of questions) {
    if (!may(rights, permission)) continue;
    const { count, at } = await ask(db, now, facts);
    if (count > 0) entries.push({ kind, count, at: at?.toISOString() ?? null });
  }
  return entries;
}

async function overdueFacts(db: Database, now: Date, defaults: FactDefaults): Promise<Found> {
  const facts = await readFacts(db, defaults, now.toISOString().slice(0, 10));
  return { count: facts.filter(({ isOverdue }) => isOverdue).length };
}

async function isBackup(asked: "failed" | "old", db: Database, now: Date): Promise<Found> {
  const { state, lastGoodAt } = await findBackupState(db, now);
  return { count: state === asked ? 1 : 0, at: lastGoodAt };
}

async function scheduledSoon(db: Database, now: Date): Promise<Found> {
  const { count, first } = await countScheduled(db, new Date(now.getTime() + soon));
  return { count, at: first };
}

async function countOutdated(db: Database): Promise<number> {
  const { counts } = await findDeskPage(db, defaultLanguage, deskPostQuerySchema.parse({ limit: 1 }));
  return counts.outdated;
}
