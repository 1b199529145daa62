import type { Language } from "#i18n/languages.ts";

/** `/api/post/:slug/:language` has `slug` and `language`. */
type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<Pattern extends string> = {
  [Name in ParamNames<Pattern>]: Name extends "language" ? Language : string | number;
};

/**
 * The path of a call that has parameters: the client fills them in, the server takes the pattern as its route.
 *
 * @example path("/api/post/:id")({ id: "a/b" }) // /api/post/a%2Fb
 */
// So that a script that takes one path does not bring all of them along.
/* @__NO_SIDE_EFFECTS__ */
export function path<const Pattern extends string>(pattern: Pattern) {
  const fillIn = (params: Params<Pattern>): string =>
    // Safe cast: the type of `params` has every name in the pattern.
    pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name as keyof Params<Pattern>]));
  return Object.assign(fillIn, { pattern });
}

/** Counts a page that was shown without being asked for. */
export const visitsPath = "/api/visits";

/** Where the contact form is sent to, and who takes it: the form's script knows no other call. */
export const contactServicePath = "/api/contact-service";
export const sendEmailFormPath = "/api/v1.0/email/send-form";

export const paths = {
  posts: path("/api/posts/:language"),
  postIn: path("/api/post/:slug/:language"),
  post: path("/api/post/:id"),
  newPost: "/api/post",
  preview: path("/api/preview/:id/:language"),
  neighbours: path("/api/post/:id/neighbours/:language"),
  categories: "/api/categories",
  categoryIntro: path("/api/categories/:category/intro/:language"),
  author: path("/api/authors/:slug"),
  login: "/api/login",
  /** Below `login`, whose cookie knows the browser. */
  passkeySignIn: "/api/login/passkey",
  logout: "/api/logout",
  profile: "/api/profile",
  visits: visitsPath,
  search: path("/api/search/:language"),
  searchIndex: path("/api/search/:language/index"),
  pocket: path("/api/pocket/:language"),
  geo: "/api/geo",
  videos: "/api/videos",
  videoOffer: "/api/videos/offer",
  videoThumbnail: path("/api/videos/:id/thumbnail/:width"),
  facts: "/api/facts",
  factIn: path("/api/facts/:id/:language"),
  rates: "/api/rates",
  factReport: path("/api/facts/:id/report"),
  document: path("/api/documents/:page/:language"),
  changes: path("/api/changes/:language"),
  ownPage: path("/api/own-pages/:address/:language"),
  pagePreview: path("/api/documents/:page/:language/preview"),
  siteDetails: path("/api/site-details/:language"),
  slides: path("/api/slides/:language"),
  alerts: path("/api/alerts/:language"),
  contactService: contactServicePath,
  /** The e-mail service's protocol sets these two paths. */
  sendEmailForm: sendEmailFormPath,
  sendEmail: "/api/v1.0/email/send",
  /** The addresses where monitoring looks for these by custom. */
  ready: "/readyz",
  metrics: "/metrics",
} as const;

/** Before a page's path: the data with which React takes over the page's HTML. */
export const hydrationPrefix = "/hydration";

/** Request header: the version of the data that the reader's HTML was made of. They are sent while they are kept. */
export const pageVersionHeader = "x-page-version";

/** Response header: `previous` for data that the page has other ones for by now, `other` for those of the address without its query. */
export const contentHeader = "x-content";

/** Before the path of a tool's page or the search: the addresses of the files with which it hydrates, for whoever keeps them. */
export const hydrationFilesPrefix = "/hydration-files";
