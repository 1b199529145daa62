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
function path<const Pattern extends string>(pattern: Pattern) {
  const fillIn = (params: Params<Pattern>): string =>
    // Safe cast: the type of `params` has every name in the pattern.
    pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name as keyof Params<Pattern>]));
  return Object.assign(fillIn, { pattern });
}

export const paths = {
  posts: path("/api/posts/:language"),
  postIn: path("/api/post/:slug/:language"),
  post: path("/api/post/:id"),
  postRevisions: path("/api/post/:id/revisions"),
  postRevision: path("/api/post/:id/revisions/:revision"),
  postRevisionRestore: path("/api/post/:id/revisions/:revision/restore"),
  newPost: "/api/post",
  login: "/api/login",
  /** Below `login`, whose cookie knows the browser. */
  passkeySignIn: "/api/login/passkey",
  passkeySignInOptions: "/api/login/passkey/options",
  logout: "/api/logout",
  register: "/api/register",
  profile: "/api/profile",
  geo: "/api/geo",
  videos: "/api/videos",
  videoOffer: "/api/videos/offer",
  videoThumbnail: path("/api/videos/:id/thumbnail/:width"),
  registration: "/api/registration",
  ownAccount: "/api/account",
  ownPassword: "/api/account/password",
  ownSessions: "/api/account/sessions",
  ownSession: path("/api/account/sessions/:id"),
  secondFactor: "/api/account/second-factor",
  secondFactorRemoval: "/api/account/second-factor/removal",
  passkeys: "/api/account/passkeys",
  passkeyOptions: "/api/account/passkeys/options",
  passkeyRemoval: path("/api/account/passkeys/:id/removal"),
  accounts: "/api/accounts",
  account: path("/api/accounts/:id"),
  accountDisabled: path("/api/accounts/:id/disabled"),
  accountSessions: path("/api/accounts/:id/sessions"),
  accountSecondFactor: path("/api/accounts/:id/second-factor"),
  invitations: "/api/invitations",
  invitation: path("/api/invitations/:id"),
  waitingAccounts: "/api/accounts/waiting",
  waitingAccount: path("/api/accounts/waiting/:username"),
  contactService: "/api/contact-service",
  /** The e-mail service's protocol sets these two paths. */
  sendEmailForm: "/api/v1.0/email/send-form",
  sendEmail: "/api/v1.0/email/send",
  contactMessages: "/api/contact-messages",
  contactMessage: path("/api/contact-messages/:id"),
  contactMessageDelivery: path("/api/contact-messages/:id/delivery"),
  backups: "/api/backups",
  auditEvents: "/api/audit-events",
  auditEventsCsv: "/api/audit-events.csv",
  /** Where watchers look for these by custom. */
  ready: "/readyz",
  metrics: "/metrics",
  siteStatus: "/api/status",
  openApi: "/api/openapi.json",
  apiDocs: "/api/docs",
} as const;

/** Before a page's path: the data with which React takes over the page's HTML. */
export const hydrationPrefix = "/hydration";

/** Request header: the version of the data that the reader's HTML was made of. They are sent while they are kept. */
export const pageVersionHeader = "x-page-version";

/** Response header: `former` for data that the page has other ones for by now. */
export const contentHeader = "x-content";
