/** For the privacy page; a test compares them with the code. */
export const storedData = {
  language: { key: "i18nextLng", days: 365 },
  consent: { cookie: "irany_peru_cookie_consent", days: 365 },
  scheme: { key: "colourScheme" },
  homeCountry: { key: "homeCountry" },
  slash: { key: "searchKey" },
  homePosts: { keys: "homePagePosts_…", hours: 1 },
  scrolling: { key: "react-router-scroll-positions" },
  unsentMessage: { key: "irany_peru_contact_draft" },
  /** The data that readers store with the tools. */
  tools: {
    keys: [
      "emergencyCard",
      "packingTicks",
      "departureTicks",
      "stayTrips",
      "phrasebookFavourites",
      "tripPlans",
      "tripPlanDrafts",
      "shortlist",
      "tripNotes",
    ],
  },
  /** The guide that readers took along, and what they chose. */
  pocket: { key: "pocketPeru", caches: "pocket-…" },
  /** Caches of the browser. */
  readPages: { cache: "read", pages: 60 },
  // On http, where no browser takes the prefix, by the other name.
  session: {
    cookie: "__Host-irany_peru_session",
    httpCookie: "irany_peru_session",
    days: 30,
    mostDays: 90,
  },
  signedIn: { cookie: "irany_peru_signed_in" },
  device: { cookie: "irany_peru_device", days: 365 },
  // The admin area was once called the desk; another name would lose what browsers have stored.
  habits: { keys: ["desk-author", "desk-languages"] },
  drafts: { database: "irany-peru-desk" },
} as const;

/** Minutes for which attempts from one address are counted. */
export const rateLimitMinutes = { signIn: 15, registration: 60, message: 10 } as const;

/** The day on which the privacy page was last compared with the site. */
export const privacyCheckedOn = "2026-11-30";
