import { accounts } from "./es/accounts.ts";
import { altTexts } from "./es/editor-blocks.ts";
import { auditLog } from "./es/audit-log.ts";
import { backupFiles } from "./es/backup-files.ts";
import { bin } from "./es/bin.ts";
import { facts } from "./es/facts.ts";
import { dashboard, postMatrix } from "./es/dashboard.ts";
import { contactMessages } from "./es/contact-messages.ts";
import { guide } from "./es/guide.ts";
import { postsImport } from "./import/es.ts";
import { media } from "./es/media.ts";
import { statistics } from "./es/statistics.ts";
import { adminLayout } from "./es/admin-layout.ts";
import { postForm } from "./es/post-form.ts";
import { roles } from "./es/roles.ts";
import { homeSections } from "./home-sections/es.ts";
import { homeSlides } from "./home-slides/es.ts";
import { authors } from "./authors/es.ts";
import { deadLinks } from "./dead-links/es.ts";
import { categories } from "./categories/es.ts";
import { siteAlerts } from "./site-alerts/es.ts";
import { siteMenu } from "./site-menu/es.ts";
import { siteSettings } from "./es/site-settings.ts";
import { storedForm } from "./stored-form/es.ts";
import { backupWarnings, siteStatus } from "./es/site-status.ts";
import { translationStates } from "./es/translation-states.ts";
import { changeNote, writingAids, writingTogether } from "./es/writing-aids.ts";
import { textEditor } from "./es/text-editor.ts";
import type { AdminMessages } from "./hu.ts";

export const es = {
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
} satisfies AdminMessages;
