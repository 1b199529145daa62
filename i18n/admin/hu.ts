import { accounts } from "./hu/accounts.ts";
import { altTexts } from "./hu/editor-blocks.ts";
import { auditLog } from "./hu/audit-log.ts";
import { backupFiles } from "./hu/backup-files.ts";
import { bin } from "./hu/bin.ts";
import { facts } from "./hu/facts.ts";
import { dashboard, postMatrix } from "./hu/dashboard.ts";
import { contactMessages } from "./hu/contact-messages.ts";
import { guide } from "./hu/guide.ts";
import { postsImport } from "./import/hu.ts";
import { media } from "./hu/media.ts";
import { statistics } from "./hu/statistics.ts";
import { adminLayout } from "./hu/admin-layout.ts";
import { postForm } from "./hu/post-form.ts";
import { roles } from "./hu/roles.ts";
import { homeSections } from "./home-sections/hu.ts";
import { homeSlides } from "./home-slides/hu.ts";
import { authors } from "./authors/hu.ts";
import { deadLinks } from "./dead-links/hu.ts";
import { categories } from "./categories/hu.ts";
import { siteAlerts } from "./site-alerts/hu.ts";
import { siteMenu } from "./site-menu/hu.ts";
import { siteSettings } from "./hu/site-settings.ts";
import { storedForm } from "./stored-form/hu.ts";
import { backupWarnings, siteStatus } from "./hu/site-status.ts";
import { translationStates } from "./hu/translation-states.ts";
import { changeNote, writingAids, writingTogether } from "./hu/writing-aids.ts";
import { textEditor } from "./hu/text-editor.ts";

/** The texts of the admin area. Hungarian is the source of the shape; the other languages satisfy it. */
export const hu = {
  accounts,
  altTexts,
  auditLog,
  authors,
  backupFiles,
  backupWarnings,
  bin,
  categories,
  changeNote,
  dashboard,
  deadLinks,
  facts,
  contactMessages,
  guide,
  media,
  statistics,
  adminLayout,
  postForm,
  postMatrix,
  postsImport,
  roles,
  homeSections,
  homeSlides,
  siteAlerts,
  siteMenu,
  siteSettings,
  siteStatus,
  storedForm,
  textEditor,
  translationStates,
  writingAids,
  writingTogether,
};

export type AdminMessages = typeof hu;
