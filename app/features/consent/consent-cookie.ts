/** What the visitor has decided about players and pictures of other sites; at first nothing. */
export type Consent = "pending" | ConsentChoice;

export type ConsentChoice = "accepted" | "declined";

const consentCookieName = "irany_peru_cookie_consent";

/** Finds a stored choice among the cookies. */
export const storedChoice = new RegExp(`(?:^|;\\s*)${consentCookieName}=(accepted|declined)(?:;|$)`);

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * The stored choice; pending when there is none.
 *
 * @param cookies as `document.cookie` has them
 */
export function storedConsent(cookies: string): Consent {
  const stored = storedChoice.exec(cookies)?.[1];
  return isChoice(stored) ? stored : "pending";
}

/** The cookie that stores a choice for a year, as `document.cookie` takes it. */
export function consentCookie(choice: ConsentChoice): string {
  return `${consentCookieName}=${choice}; Max-Age=${yearInSeconds}; Path=/; SameSite=Strict; Secure`;
}

export function isChoice(value: unknown): value is ConsentChoice {
  return value === "accepted" || value === "declined";
}
