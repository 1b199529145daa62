import type { Permission, Rights } from "#api/accounts/roles.ts";
import type { Todo } from "#api/admin/todos.ts";
import type { TodoKind } from "#api/admin/todo-kinds.ts";
import { adminPostQuerySchema } from "#api/admin/admin-posts.ts";
import { defaultLanguage, type Language } from "#i18n/languages.ts";
import { may } from "#server/domain/accounts/permissions.ts";
import { findBackupState, type BackupState } from "#server/domain/backups/run-backup.ts";
import { readOutdatedDocuments } from "#server/domain/guide/outdated-documents.ts";
import { readOverdueFacts, type FactDefaults } from "#server/domain/facts/read-facts.ts";
import { countAccounts } from "#server/storage/accounts/accounts.ts";
import { countUnreadMessages } from "#server/storage/contact-messages/contact-messages.ts";
import type { Database } from "#server/storage/database.ts";
import { countOpenFactReports } from "#server/storage/facts/fact-reports.ts";
import { countDrafts, countScheduled } from "#server/storage/posts/post-counts.ts";
import { findPostPage } from "#server/storage/posts/admin-list.ts";

const day = 24 * 60 * 60 * 1000;

/** How far ahead what is scheduled is told. */
const soon = 3 * day;

/** A draft that nobody has saved for so long was perhaps forgotten. */
const lyingAfter = 7 * day;

/** A kind that counts all languages together; translators get it for each of theirs instead: `ownTranslations`. */
const ofAllLanguages: TodoKind = "outdatedTranslations";

/** How many of the facts that are due are told by name. */
const shownFacts = 5;

type Found = { count: number; at?: Date | null; facts?: Todo["facts"] };

interface TodoContext {
  db: Database;
  now: Date;
  /** The day that it is in Peru now. */
  today: string;
  facts: FactDefaults;
  countDeadLinks: () => Promise<number>;
  /** Read once for both questions about it. */
  backups: () => Promise<BackupState>;
  rights: Rights;
}

/** The kinds of to-dos, the most urgent first, each with its permission and its count. A new kind adds a line here. */
const questions: [TodoKind, Permission, (context: TodoContext) => Promise<Found>][] = [
  ["backupFailed", "status.read", (context) => isBackup("failed", context)],
  ["backupOld", "status.read", (context) => isBackup("old", context)],
  ["unreadMessages", "messages.manage", async ({ db }) => ({ count: await countUnreadMessages(db) })],
  ["waitingAccounts", "people.manage", async ({ db }) => ({ count: await countAccounts(db, "waiting") })],
  ["scheduledSoon", "posts.publish", scheduledSoon],
  ["outdatedTranslations", "posts.write", async ({ db }) => ({ count: await countOutdated(db) })],
  ["outdatedPages", "guide.write", outdatedPages],
  [
    "lyingDrafts",
    "posts.publish",
    async ({ db, now }) => ({ count: await countDrafts(db, new Date(now.getTime() - lyingAfter)) }),
  ],
  ["deadLinks", "settings.manage", async ({ countDeadLinks }) => ({ count: await countDeadLinks() })],
  ["factReports", "facts.edit", async ({ db }) => ({ count: await countReports(db) })],
  ["overdueFacts", "facts.edit", overdueFacts],
];

/** The to-dos of an account with these rights, the most urgent first. */
export async function findTodos(
  db: Database,
  now: Date,
  { rights, ...rest }: Pick<TodoContext, "today" | "facts" | "countDeadLinks" | "rights">,
): Promise<Todo[]> {
  let state: Promise<BackupState> | undefined;
  const context: TodoContext = {
    db,
    now,
    rights,
    ...rest,
    backups: () => (state ??= findBackupState(db, now)),
  };
  const entries: Todo[] = [];
  for (const [kind, permission, ask] of questions) {
    if (!may(rights, permission) || (kind === ofAllLanguages && rights.role === "translator")) continue;
    const { count, at, facts } = await ask(context);
    if (count > 0) entries.push({ kind, count, at: at?.toISOString() ?? null, ...(facts && { facts }) });
  }
  return rights.role === "translator"
    ? [...entries, ...(await ownTranslations(db, rights.languages))]
    : entries;
}

/** The to-dos of a translator of these languages, who has no others. */
async function ownTranslations(db: Database, languages: readonly Language[]): Promise<Todo[]> {
  const entries: Todo[] = [];
  for (const language of languages) {
    const query = adminPostQuerySchema.parse({ limit: 1, in: language });
    const { counts } = await findPostPage(db, language, query);
    const found = { outdatedTexts: counts.outdated, missingTexts: counts.none } as const;
    for (const kind of ["outdatedTexts", "missingTexts"] as const)
      if (found[kind] > 0) entries.push({ kind, language, count: found[kind], at: null });
  }
  return entries;
}

/** For a translator those in languages of theirs. */
async function outdatedPages({ db, rights }: TodoContext): Promise<Found> {
  const own = rights.role === "translator" ? rights.languages : undefined;
  return { count: (await readOutdatedDocuments(db, own)).length };
}

async function overdueFacts({ db, today, facts: defaults }: TodoContext): Promise<Found> {
  const overdue = await readOverdueFacts(db, defaults, today);
  const facts = overdue.slice(0, shownFacts).map(({ id, names }) => ({ id, names }));
  return { count: overdue.length, facts };
}

async function isBackup(wanted: BackupState["state"], { backups }: TodoContext): Promise<Found> {
  const { state, lastGoodAt } = await backups();
  return { count: state === wanted ? 1 : 0, at: lastGoodAt };
}

async function scheduledSoon({ db, now }: TodoContext): Promise<Found> {
  const { count, first } = await countScheduled(db, new Date(now.getTime() + soon));
  return { count, at: first };
}

/** Counts the open reports about all facts. */
async function countReports(db: Database): Promise<number> {
  return [...(await countOpenFactReports(db)).values()].reduce((sum, open) => sum + open, 0);
}

async function countOutdated(db: Database): Promise<number> {
  const { counts } = await findPostPage(db, defaultLanguage, adminPostQuerySchema.parse({ limit: 1 }));
  return counts.outdated;
}
