/** What the privacy page says of names and times; a test compares it with the code that keeps to them. */
export const kept = {
  language: { key: "i18nextLng", days: 365 },
  consent: { cookie: "irany_peru_cookie_consent", days: 365 },
  scheme: { key: "colourScheme" },
  homePosts: { keys: "homePagePosts_…", hours: 1 },
  scrolling: { key: "react-router-scroll-positions" },
  unsentMessage: { key: "irany_peru_contact_draft" },
  session: { cookie: "irany_peru_session", days: 30 },
  /** In the editors' browsers. */
  habits: { keys: ["desk-author", "desk-languages"] },
  drafts: { database: "irany-peru-desk" },
} as const;

/** For how many minutes tries from one address are counted. */
export const countedMinutes = { signIn: 15, registration: 60, message: 10 } as const;

/** The day on which the privacy page was last compared with the site. */
export const privacyCheckedOn = "2026-11-21";
