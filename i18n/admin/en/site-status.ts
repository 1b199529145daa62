import type { BackupTexts, SiteStatusTexts } from "#i18n/admin/hu/site-status.ts";

export const siteStatus = {
  title: "Status",
  intro: "How the site is doing now, and how it did in the last few hours.",
  loading: "Loading the status…",
  loadFailed: "The status could not be loaded.",
  retry: "Try again",
  refresh: "Refresh",
  checksTitle: "Checks",
  checks: {
    database: "Database",
    migrations: "Tables",
    disk: "Disk",
    backup: "Backup",
    outbox: "Outgoing mail",
  },
  states: { good: "all well", warning: "needs a look", failed: "does not work" },
  free: (size: string) => `free space: ${size}`,
  lastGood: (moment: string) => `last good backup: ${moment}`,
  stuck: (count: string) => `messages that are stuck: ${count}`,
  factsTitle: "Figures",
  version: "Version",
  startedAt: "Running since",
  processes: "Processes",
  posts: "Posts",
  pictures: "Pictures",
  accounts: "Accounts",
  messages: "Messages",
  chartsTitle: "The last few hours",
  charts: {
    requests: "Requests a minute",
    latency: "Time to answer (95 of 100 requests)",
    memory: "Memory",
  },
  highest: (value: string) => `highest: ${value}`,
  now: (value: string) => `now: ${value}`,
  failures: (count: string) => `failed answers: ${count}`,
  mail: {
    database: "the database cannot be reached",
    migrations: "the tables are another version’s",
    disk: "the disk is nearly full",
    backup: "there is no recent backup",
    outbox: "messages are stuck",
    subject: (site: string, trouble: string) => `${site}: ${trouble}`,
    overSubject: (site: string, trouble: string) => `${site}: solved (${trouble})`,
    text: (address: string) =>
      `The site’s status: ${address}\nYou will get this email once a day until it is solved.`,
    overText: (address: string) => `The site’s status: ${address}`,
  },
} satisfies SiteStatusTexts;

export const backupWarnings = {
  loadFailed: "The age of the backups could not be determined.",
  good: (moment: string) => `Last backup: ${moment}.`,
  none: "No backup has been made yet.",
  old: "No backup has succeeded for more than two days.",
  oldSince: (moment: string) => `The last good backup is more than two days old: ${moment}.`,
  lastFailed: (moment: string) => `The last backup failed: ${moment}.`,
  failures: {
    no_room: "There is no room left for it, on the server’s disk or in the second place.",
    no_rights:
      "The site may not write there: it has no right to the folder, or the second place does not accept its key.",
    out_of_reach: "The folder or the second place is not there, or cannot be reached.",
    other: "The reason is an unusual one: show whoever looks after the server what it said.",
  },
  said: "What the server said",
  mail: {
    subject: (site: string) => `${site}: there is no recent backup`,
    text: (address: string) =>
      `The page of backups: ${address}\nYou will get this email once a day until one succeeds.`,
  },
} satisfies BackupTexts;
