import { expect, test } from "vitest";
import { consentCookie, storedConsent } from "./consent-cookie.ts";

test.each([
  ["", "pending"],
  ["irany_peru_cookie_consent=accepted", "accepted"],
  ["i18nextLng=hu; irany_peru_cookie_consent=declined; a=b", "declined"],
  ["irany_peru_cookie_consent=", "pending"],
  ["irany_peru_cookie_consent=acceptedly", "pending"],
  ["irany_peru_cookie_consent=pending", "pending"],
  ["not_irany_peru_cookie_consent=accepted", "pending"],
  ["a=irany_peru_cookie_consent=accepted", "pending"],
])("the cookies %j say %s", (cookies, consent) => {
  expect(storedConsent(cookies)).toBe(consent);
});

test("a choice is stored for 365 days, for this site alone", () => {
  expect(consentCookie("declined")).toBe(
    "irany_peru_cookie_consent=declined; Max-Age=31536000; Path=/; SameSite=Strict; Secure",
  );
});
