import { getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  accountEmails,
  accounts,
  attempts,
  auditEvents,
  authors,
  backupRuns,
  binnedPosts,
  brandFiles,
  categories,
  changeNotes,
  checkedLinks,
  contactMessages,
  contentVersion,
  emailConfirmations,
  factHistory,
  factOverrides,
  factPlans,
  factReports,
  ownFacts,
  guideAutosaves,
  guideDocuments,
  outdatedDocuments,
  ownPages,
  guideDrafts,
  guidePictures,
  guideRevisions,
  homeSlides,
  invitations,
  missedSearches,
  missingPages,
  oneTimeJobs,
  ownerNotices,
  pageDays,
  passkeyChallenges,
  passkeys,
  pictureRemovals,
  pictures,
  postAutosaves,
  posts,
  postSearch,
  postPictures,
  presence,
  previews,
  postRevisions,
  postSlugs,
  postTranslations,
  recoveryCodes,
  redirects,
  referrerDays,
  replacedDrawings,
  sessions,
  setupCodes,
  siteSecrets,
  siteSettings,
  sitemapPlaces,
  translationStates,
  visitDays,
} from "#server/storage/schema.ts";

export interface BackedUpTable {
  /** The name in the database and in a backup. */
  name: string;
  table: PgTable;
  /** Their values, together, are those of one row alone; rows are written in their order. */
  key: readonly [PgColumn, ...PgColumn[]];
  /** A column that goes into files of its own, named by the key (one column): as JSON it would be twice as large. */
  bytes?: PgColumn;
  /** Says where the bytes are that are not in the database. Left out: a restore brings all of them into the database. */
  place?: PgColumn;
  /** The site writes rows of its own at its first start; or visitors do; they do not make an installation one that is in use. */
  isBookkeeping?: boolean;
}

/**
 * The tables in a backup, in the order in which they are restored: a table stands behind those that it refers to. A new table
 * goes here or into `leftOutTables`.
 */
export const backedUpTables: readonly BackedUpTable[] = [
  { ...named(oneTimeJobs), key: [oneTimeJobs.name], isBookkeeping: true },
  { ...named(accounts), key: [accounts.id] },
  { ...named(accountEmails), key: [accountEmails.accountId] },
  { ...named(recoveryCodes), key: [recoveryCodes.accountId, recoveryCodes.codeHash] },
  { ...named(passkeys), key: [passkeys.id] },
  { ...named(pictures), key: [pictures.hash], bytes: pictures.bytes, place: pictures.place },
  { ...named(posts), key: [posts.id] },
  { ...named(postTranslations), key: [postTranslations.postId, postTranslations.language] },
  { ...named(postSlugs), key: [postSlugs.language, postSlugs.slug] },
  { ...named(postPictures), key: [postPictures.postId, postPictures.hash] },
  { ...named(postRevisions), key: [postRevisions.postId, postRevisions.revision] },
  { ...named(postAutosaves), key: [postAutosaves.postId, postAutosaves.language, postAutosaves.savedBy] },
  { ...named(translationStates), key: [translationStates.postId, translationStates.language] },
  { ...named(changeNotes), key: [changeNotes.id] },
  { ...named(binnedPosts), key: [binnedPosts.postId] },
  { ...named(contactMessages), key: [contactMessages.id] },
  { ...named(redirects), key: [redirects.id] },
  { ...named(visitDays), key: [visitDays.day], isBookkeeping: true },
  { ...named(pageDays), key: [pageDays.day, pageDays.path], isBookkeeping: true },
  { ...named(referrerDays), key: [referrerDays.day, referrerDays.host], isBookkeeping: true },
  { ...named(ownFacts), key: [ownFacts.factId] },
  { ...named(factOverrides), key: [factOverrides.factId] },
  { ...named(factPlans), key: [factPlans.factId] },
  { ...named(factHistory), key: [factHistory.id] },
  { ...named(factReports), key: [factReports.id] },
  { ...named(ownPages), key: [ownPages.id] },
  { ...named(guideDocuments), key: [guideDocuments.page, guideDocuments.language] },
  { ...named(guideDrafts), key: [guideDrafts.page, guideDrafts.language] },
  { ...named(guideRevisions), key: [guideRevisions.page, guideRevisions.language, guideRevisions.version] },
  { ...named(guideAutosaves), key: [guideAutosaves.page, guideAutosaves.language, guideAutosaves.savedBy] },
  {
    ...named(guidePictures),
    key: [guidePictures.page, guidePictures.language, guidePictures.version, guidePictures.picture],
  },
  { ...named(outdatedDocuments), key: [outdatedDocuments.page, outdatedDocuments.language] },
  { ...named(siteSettings), key: [siteSettings.id] },
  { ...named(brandFiles), key: [brandFiles.name], bytes: brandFiles.bytes },
  { ...named(homeSlides), key: [homeSlides.id] },
  { ...named(replacedDrawings), key: [replacedDrawings.id] },
  { ...named(authors), key: [authors.slug] },
  { ...named(categories), key: [categories.id] },
];

interface LeftOutTable {
  table: PgTable;
  reason: string;
  /** Emptied by a restore, because it spoke of what was there before. */
  cleared: boolean;
}

/** The tables that are not in a backup. */
export const leftOutTables: readonly LeftOutTable[] = [
  { table: sessions, reason: "one that was ended, or stolen, must not come alive again", cleared: true },
  { table: invitations, reason: "one that was used or taken back must not be valid again", cleared: true },
  {
    table: emailConfirmations,
    reason: "one that was used or taken back must not be valid again",
    cleared: true,
  },
  { table: passkeyChallenges, reason: "valid for minutes, and only once", cleared: true },
  { table: previews, reason: "one that was ended must not be valid again", cleared: true },
  { table: presence, reason: "speaks of forms that are open now", cleared: true },
  { table: setupCodes, reason: "printed by the start of an installation without accounts", cleared: true },
  {
    table: siteSecrets,
    reason:
      "who has a backup must be able neither to sign nor to send mail; what the site makes is made anew where there is none",
    cleared: false,
  },
  { table: attempts, reason: "counts of the last minutes", cleared: true },
  {
    table: contentVersion,
    reason: "counted up by the restore, so that cached pages are dropped",
    cleared: false,
  },
  { table: backupRuns, reason: "speaks of files of this installation", cleared: false },
  { table: auditEvents, reason: "tells of the restore too, so one must not undo it", cleared: false },
  {
    table: pictureRemovals,
    reason: "speaks of files in the media store of this installation",
    cleared: false,
  },
  { table: missingPages, reason: "tells what readers miss now", cleared: true },
  { table: missedSearches, reason: "tells what readers miss now", cleared: true },
  { table: checkedLinks, reason: "found again within a few nights", cleared: true },
  { table: postSearch, reason: "made of the posts by triggers, as they are restored", cleared: true },
  { table: ownerNotices, reason: "speaks of mails of this installation", cleared: false },
];

/** Columns that backups of former releases have and that are gone: a restore leaves them out. */
export const goneColumns: Readonly<Record<string, readonly string[]>> = {
  visit_days: ["visitors"],
  page_days: ["visitors"],
};

export const backedUpSequences = [sitemapPlaces] as const;

function named(table: PgTable): Pick<BackedUpTable, "name" | "table"> {
  return { name: getTableName(table), table };
}
