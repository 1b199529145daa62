import type { AuditEventList, AuditQuery } from "#api/audit/audit-events.ts";
import type { AdminAuthors, WrittenAuthors } from "#api/blog/authors.ts";
import type { AdminCategories, WrittenCategories } from "#api/blog/categories.ts";
import type { BackupState } from "#api/admin/backups.ts";
import type {
  ContactMessage,
  ContactMessageList,
  ContactMessageListQuery,
  MessageChange,
  ReplyAnswer,
} from "#api/contact/contact-messages.ts";
import type { DeadLinkList, Replaced, Replacement } from "#api/admin/dead-links.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import type { SiteStatus } from "#api/monitoring/site-status.ts";
import type { AdminHome, WrittenHome } from "#api/settings/home-sections.ts";
import type { AdminSlides, WrittenSlides } from "#api/settings/home-slides.ts";
import type { AdminAlerts, WrittenAlerts } from "#api/settings/site-alerts.ts";
import type { AdminMenu, MenuChange } from "#api/settings/site-menu.ts";
import type { AdminSettings, SettingsChange, TestMail } from "#api/settings/site-settings.ts";
import type { Language } from "#i18n/languages.ts";
import { withBody, withQuery, type Call } from "#api/transport.ts";

export function siteCalls(call: Call) {
  return {
    listContactMessages: (query: ContactMessageListQuery = {}) =>
      call<ContactMessageList>(withQuery(adminPaths.contactMessages, query)),
    markContactMessage: (id: string, read: boolean) =>
      call<ContactMessage>(adminPaths.contactMessage({ id }), withBody("PUT", { read })),
    changeContactMessage: (id: string, change: MessageChange) =>
      call<ContactMessage>(adminPaths.contactMessage({ id }), withBody("PUT", change)),
    replyToContactMessage: (id: string, text: string) =>
      call<ReplyAnswer>(adminPaths.contactMessageReplies({ id }), withBody("POST", { text })),
    deleteContactMessage: (id: string) =>
      call<object>(adminPaths.contactMessage({ id }), { method: "DELETE" }),
    resendContactMessage: (id: string) =>
      call<ContactMessage>(adminPaths.contactMessageDelivery({ id }), { method: "POST" }),
    readBackupState: () => call<BackupState>(adminPaths.backups),
    listAuditEvents: (query: AuditQuery = {}) =>
      call<AuditEventList>(withQuery(adminPaths.auditEvents, query)),
    readSettings: () => call<AdminSettings>(adminPaths.settings),
    changeSettings: (change: SettingsChange) =>
      call<AdminSettings>(adminPaths.settings, withBody("PUT", change)),
    sendTestMail: (language: Language) => call<TestMail>(adminPaths.testMail, withBody("POST", { language })),
    readMenu: () => call<AdminMenu>(adminPaths.menu),
    /** @throws ApiError `changed_meanwhile`, as the others below */
    changeMenu: (change: MenuChange) => call<AdminMenu>(adminPaths.menu, withBody("PUT", change)),
    /** It is as the site brings it again. */
    restoreMenu: (version: string) => call<AdminMenu>(adminPaths.menu, withBody("DELETE", { version })),
    readHomeSections: () => call<AdminHome>(adminPaths.homeSections),
    changeHomeSections: (home: WrittenHome) =>
      call<AdminHome>(adminPaths.homeSections, withBody("PUT", home)),
    /** They are as the site brings them again. */
    restoreHomeSections: (version: string) =>
      call<AdminHome>(adminPaths.homeSections, withBody("DELETE", { version })),
    readAdminSlides: () => call<AdminSlides>(adminPaths.slides),
    changeSlides: (slides: WrittenSlides) => call<AdminSlides>(adminPaths.slides, withBody("PUT", slides)),
    /** Those that come with the site are shown again. */
    restoreSlides: (version: string) => call<AdminSlides>(adminPaths.slides, withBody("DELETE", { version })),
    readAdminAlerts: () => call<AdminAlerts>(adminPaths.alerts),
    changeAlerts: (alerts: WrittenAlerts) => call<AdminAlerts>(adminPaths.alerts, withBody("PUT", alerts)),
    readAuthors: () => call<AdminAuthors>(adminPaths.authors),
    changeAuthors: (authors: WrittenAuthors) =>
      call<AdminAuthors>(adminPaths.authors, withBody("PUT", authors)),
    readCategories: () => call<AdminCategories>(adminPaths.categories),
    changeCategories: (categories: WrittenCategories) =>
      call<AdminCategories>(adminPaths.categories, withBody("PUT", categories)),
    listDeadLinks: () => call<DeadLinkList>(adminPaths.deadLinks),
    /** Everywhere at once. */
    replaceAddress: (replacement: Replacement) =>
      call<Replaced>(adminPaths.deadLinks, withBody("PUT", replacement)),
    readSiteStatus: () => call<SiteStatus>(adminPaths.siteStatus),
  };
}
