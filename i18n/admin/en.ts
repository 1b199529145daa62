import { accounts } from "./en/accounts.ts";
import { altTexts } from "./en/editor-blocks.ts";
import { auditLog } from "./en/audit-log.ts";
import { backupFiles } from "./en/backup-files.ts";
import { bin } from "./en/bin.ts";
import { facts } from "./en/facts.ts";
import { dashboard, postMatrix } from "./en/dashboard.ts";
import { contactMessages } from "./en/contact-messages.ts";
import { guide } from "./en/guide.ts";
import { postsImport } from "./import/en.ts";
import { media } from "./en/media.ts";
import { statistics } from "./en/statistics.ts";
import { adminLayout } from "./en/admin-layout.ts";
import { postForm } from "./en/post-form.ts";
import { roles } from "./en/roles.ts";
import { homeSections } from "./home-sections/en.ts";
import { homeSlides } from "./home-slides/en.ts";
import { authors } from "./authors/en.ts";
import { deadLinks } from "./dead-links/en.ts";
import { categories } from "./categories/en.ts";
import { siteAlerts } from "./site-alerts/en.ts";
import { siteMenu } from "./site-menu/en.ts";
import { siteSettings } from "./en/site-settings.ts";
import { storedForm } from "./stored-form/en.ts";
import { backupWarnings, siteStatus } from "./en/site-status.ts";
import { translationStates } from "./en/translation-states.ts";
import { changeNote, writingAids, writingTogether } from "./en/writing-aids.ts";
import { textEditor } from "./en/text-editor.ts";
import type { AdminMessages } from "./hu.ts";

export const en = {
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
