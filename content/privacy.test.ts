import { expect, test } from "vitest";
import { consentCookie } from "#app/features/consent/consent-cookie.ts";
import { contactDraftKey } from "#app/features/contact/contact-draft.ts";
import { schemeKey } from "#app/features/shell/colour-scheme.ts";
import { contactAnchor, pagePath, type Page } from "#i18n/addresses.ts";
import { languages, storedLanguageKey } from "#i18n/languages.ts";
import { languageCookie } from "#i18n/stored-language.ts";
import { sessionLifetime } from "#server/domain/sessions.ts";
import {
  contactMessagesByAddress,
  registrationsByAddress,
  signInsByAddress,
} from "#server/domain/throttle.ts";
import { targetsOf } from "#tests/support/guide-texts.ts";
import { countedMinutes, kept } from "./facts/privacy.ts";
import { sites } from "./facts/sites.ts";
import { loadPrivacy } from "./load-privacy.ts";
import type { PlainPageText } from "./plain-page.ts";

const minute = 60_000;
const daySeconds = 24 * 60 * 60;

/** What is the same in every language: sections, kinds of blocks, and how much each holds. */
function shapeOf({ sections }: PlainPageText): unknown {
  return sections.map(({ id, blocks }) => [
    id,
    blocks.map((block) => {
      if (typeof block === "string") return "paragraph";
      if (block.kind === "table") return [block.kind, block.head.length, block.rows.map(([name]) => name)];
      return "items" in block ? [block.kind, block.items.length] : block.kind;
    }),
  ]);
}

test("the privacy page says the same in every language", async () => {
  const hungarian = shapeOf(await loadPrivacy("hu"));
  for (const language of languages) {
    const text = await loadPrivacy(language);
    expect(shapeOf(text), language).toEqual(hungarian);
    expect(text.description.length, language).toBeLessThanOrEqual(160);
  }
});

test("every link of the privacy page leads somewhere", async () => {
  for (const language of languages) {
    const targets = targetsOf(JSON.stringify(await loadPrivacy(language)));
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets) {
      const [scheme, rest = ""] = target.split(":");
      if (scheme === "site") expect(Object.keys(sites), target).toContain(rest);
      // A name that is no page's has no address.
      else if (scheme === "page") {
        const [page, anchor = contactAnchor] = rest.split("#");
        expect(() => pagePath(page as Page, language), target).not.toThrow();
        expect(anchor).toBe(contactAnchor);
      } else expect(target).toMatch(/^tel:\+\d{8,15}$/);
    }
  }
});

test("the cookies live as long as the privacy page says", () => {
  const { language, consent, session } = kept;
  expect(languageCookie("hu", { secure: true })).toMatch(
    new RegExp(`^${language.key}=hu; Max-Age=${language.days * daySeconds};`),
  );
  expect(storedLanguageKey).toBe(language.key);
  expect(schemeKey).toBe(kept.scheme.key);
  expect(contactDraftKey).toBe(kept.unsentMessage.key);
  expect(consentCookie("accepted")).toMatch(
    new RegExp(`^${consent.cookie}=accepted; Max-Age=${consent.days * daySeconds};`),
  );
  expect(sessionLifetime).toBe(session.days * daySeconds * 1000);
});

test("tries are counted for as long as the privacy page says", () => {
  expect(signInsByAddress.window).toBe(countedMinutes.signIn * minute);
  expect(registrationsByAddress.window).toBe(countedMinutes.registration * minute);
  expect(contactMessagesByAddress.window).toBe(countedMinutes.message * minute);
});
