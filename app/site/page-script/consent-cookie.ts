/** The visitor's decision about players and pictures of other sites. */
export type Consent = "pending" | ConsentChoice;

export type ConsentChoice = "accepted" | "declined";

const consentCookieName = "irany_peru_cookie_consent";

const storedChoice = new RegExp(`(?:^|;\\s*)${consentCookieName}=(accepted|declined)(?:;|$)`);

const yearInSeconds = 365 * 24 * 60 * 60;

/** @param cookies as `document.cookie` has them */
export function storedConsent(cookies: string): Consent {
  const stored = storedChoice.exec(cookies)?.[1];
  return isChoice(stored) ? stored : "pending";
}

/** For `document.cookie`; valid for a year. */
export function consentCookie(choice: ConsentChoice): string {
  return `${consentCookieName}=${choice}; Max-Age=${yearInSeconds}; Path=/; SameSite=Strict; Secure`;
}

export function isChoice(value: unknown): value is ConsentChoice {
  return value === "accepted" || value === "declined";
}
