import { counter } from "#i18n/format/count.ts";
import type { Language } from "#i18n/languages.ts";
import type { AdminLayoutTexts } from "#i18n/admin/hu/admin-layout.ts";

const count = counter("en");

const adjectives: Record<Language, string> = { hu: "Hungarian", en: "English", es: "Spanish" };

export const adminLayout = {
  nav: "Admin area",
  menu: "Manage",
  sections: {
    posts: "Posts",
    newPost: "New post",
    guide: "Pages",
    home: "Home page",
    slides: "Slides",
    menu: "Menu and footer",
    alerts: "Alerts",
    messages: "Messages",
    people: "Accounts",
    media: "Pictures",
    authors: "Authors",
    categories: "Categories",
    facts: "Facts",
    statistics: "Numbers",
    bin: "Bin",
    audit: "Audit log",
    status: "Status",
    backups: "Backups",
    import: "Import",
    settings: "Settings",
    ownAccount: "Your account",
  },
  groups: { writing: "Writing", site: "The site", readers: "Readers", operation: "Operation" },
  /** Other words for them. */
  sectionWords: {
    guide: "guide, privacy, own page, hide, withdraw",
    facts: "prices, opening hours, numbers",
    media: "photographs, images, upload, library",
    bin: "deleted, trash, undo",
    home: "front page, cards, intro",
    slides: "slider, big picture",
    menu: "navigation, footer, order, hide",
    alerts: "warning, closed road, strike",
    settings: "name, company, telephone, phone, address, email, mail, registration, links",
    messages: "contact form, reply, inbox",
    statistics: "visits, views, statistics, analytics, redirects, broken links",
    people: "users, colleagues, invitation, roles, translators",
    audit: "history, who did what",
    status: "server, disk, certificate, version",
    backups: "restore, export, download everything",
    import: "WordPress, Ghost, take over posts",
    ownAccount: "password, passkey, second factor, sign in",
  },
  toSite: "The public site",
  waiting: (n: number) => count(n, { other: "{n} new" }),
  palette: {
    open: "Go to…",
    title: "Go to a post or page",
    label: "What are you looking for?",
    hint: "Title of a post or page",
    key: "Ctrl K",
    keys: "Up and down arrows choose, Enter opens, Esc closes",
    pages: "Admin area",
    posts: "Edit a post",
    site: "Public pages",
    found: (n: number) => count(n, { one: "{n} result", other: "{n} results" }),
    searching: "Searching…",
    none: "Nothing found.",
    failed: "The posts cannot be searched right now.",
    untitled: "Untitled",
  },
  todos: {
    title: "Today",
    none: "Nothing needs your attention right now. Have a good day!",
    loading: "Loading what needs attention…",
    failed: "What needs attention could not be loaded.",
    retry: "Try again",
    mostUrgent: "Start with these:",
    kinds: {
      backupFailed: () => "The last backup failed: see why",
      backupOld: () => "There has been no good backup for more than two days: see why",
      unreadMessages: (n: number) => count(n, { one: "{n} unread message", other: "{n} unread messages" }),
      waitingAccounts: (n: number) =>
        count(n, { one: "{n} account waits for approval", other: "{n} accounts wait for approval" }),
      scheduledSoon: (n: number) =>
        count(n, {
          one: "{n} post appears in the next three days",
          other: "{n} posts appear in the next three days",
        }),
      outdatedTranslations: (n: number) =>
        count(n, {
          one: "{n} post has an outdated translation",
          other: "{n} posts have outdated translations",
        }),
      outdatedTexts: (n: number, of: Language) =>
        count(n, {
          one: `{n} ${adjectives[of]} text is outdated`,
          other: `{n} ${adjectives[of]} texts are outdated`,
        }),
      missingTexts: (n: number, of: Language) =>
        count(n, { one: `{n} post has no ${adjectives[of]}`, other: `{n} posts have no ${adjectives[of]}` }),
      deadLinks: (n: number) => count(n, { one: "{n} link leads nowhere", other: "{n} links lead nowhere" }),
      factReports: (n: number) =>
        count(n, { one: "{n} report by a reader about a fact", other: "{n} reports by readers about facts" }),
      overdueFacts: (n: number) =>
        count(n, { one: "{n} fact to be checked again", other: "{n} facts to be checked again" }),
      outdatedPages: (n: number) =>
        count(n, {
          one: "{n} text of a page is outdated: another language has changed",
          other: "{n} texts of pages are outdated: another language has changed",
        }),
      lyingDrafts: (n: number) =>
        count(n, {
          one: "{n} post has a draft untouched for a week",
          other: "{n} posts have drafts untouched for a week",
        }),
    },
    first: (moment: string) => `the first: ${moment}`,
  },
} satisfies AdminLayoutTexts;
