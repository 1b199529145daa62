import { expect, test } from "vitest";
import { consentCookie } from "#app/site/page-script/consent-cookie.ts";
import { pocketCache } from "#app/site/offline/offline-caches.ts";
import { pocketKey } from "#app/site/offline/pocket/pocket-choice.ts";
import { contactDraftKey } from "#app/site/contact/script/contact-draft.ts";
import { schemeKey } from "#app/site/page-script/colour-scheme.ts";
import { slashKey } from "#app/site/page-script/search/open-search.ts";
import { contactAnchor, pagePath, type Page } from "#i18n/addresses.ts";
import { languages, storedLanguageKey } from "#i18n/languages.ts";
import { languageCookie } from "#i18n/visitors/stored-language.ts";
import { longestSession, sessionLifetime } from "#server/domain/accounts/sessions/sessions.ts";
import {
  contactMessagesByAddress,
  registrationsByAddress,
  signInsByAddress,
} from "#server/domain/work/rate-limits.ts";
import { sessionCookie } from "#server/http/sessions/session-cookie.ts";
import { targetsOf } from "#tests/support/readers/guide-texts.ts";
import { readCache } from "#app/site/offline/offline-caches.ts";
import { mostPages } from "#app/site/offline/worker/read-pages.ts";
import { cardKey } from "#app/site/tools/emergency/use-own-card.ts";
import { stayKey } from "#app/site/tools/stay/stored-stay.ts";
import { notesKey } from "#app/site/tools/plan-notes/notes-store.ts";
import { draftsKey } from "#app/site/tools/plan-keeping/plan-drafts.ts";
import { plansKey } from "#app/site/tools/plan-keeping/use-saved-plans.ts";
import { shortlistKey } from "#app/site/tools/shortlist/shortlist.ts";
import { homeCountryKey } from "#i18n/home-country/home-country-key.ts";
import { ticksKeys } from "#app/site/tools/ticks/use-ticks.ts";
import { favouritesKey } from "#app/site/tools/phrasebook/use-favourites.ts";
import { rateLimitMinutes, storedData } from "#content/facts/records/stored-data.ts";
import { sites } from "#content/facts/places/sites.ts";
import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import type { GuidePageText } from "#content/guide-page.ts";

const minute = 60_000;
const daySeconds = 24 * 60 * 60;

function shapeOf({ sections }: GuidePageText): unknown {
  return sections.map(({ id, blocks }) => [
    id,
    blocks.map((block) => {
      if (block.kind === "table") return [block.kind, block.head.length, block.rows.map(([name]) => name)];
      return "items" in block ? [block.kind, block.items.length] : block.kind;
    }),
  ]);
}

test("the privacy page says the same in every language", async () => {
  const hungarian = shapeOf(await loadGuidePage("privacy", "hu"));
  for (const language of languages) {
    const text = await loadGuidePage("privacy", language);
    expect(shapeOf(text), language).toEqual(hungarian);
    expect(text.description.length, language).toBeLessThanOrEqual(160);
  }
});

test("every link of the privacy page leads somewhere", async () => {
  for (const language of languages) {
    const targets = targetsOf(await loadGuidePage("privacy", language));
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets) {
      const [scheme, rest = ""] = target.split(":");
      if (scheme === "site") expect(Object.keys(sites), target).toContain(rest);
      // An unknown name has no address.
      else if (scheme === "page") {
        const [page, anchor = contactAnchor] = rest.split("#");
        expect(() => pagePath(page as Page, language), target).not.toThrow();
        expect(anchor).toBe(contactAnchor);
      } else expect(target).toMatch(/^tel:\+\d{8,15}$/);
    }
  }
});

test("the cookies live as long as the privacy page says", () => {
  const { language, consent, session } = storedData;
  expect(languageCookie("hu", { secure: true })).toMatch(
    new RegExp(`^${language.key}=hu; Max-Age=${language.days * daySeconds};`),
  );
  expect(storedLanguageKey).toBe(language.key);
  expect([
    cardKey,
    ...Object.values(ticksKeys),
    stayKey,
    favouritesKey,
    plansKey,
    draftsKey,
    shortlistKey,
    notesKey,
  ]).toEqual(storedData.tools.keys);
  expect(pocketKey).toBe(storedData.pocket.key);
  for (const one of languages) expect(pocketCache(one)).toBe(storedData.pocket.caches.replace("…", one));
  expect(storedData.readPages).toEqual({ cache: readCache, pages: mostPages });
  expect(schemeKey).toBe(storedData.scheme.key);
  expect(homeCountryKey).toBe(storedData.homeCountry.key);
  expect(slashKey).toBe(storedData.slash.key);
  expect(contactDraftKey).toBe(storedData.unsentMessage.key);
  expect(consentCookie("accepted")).toMatch(
    new RegExp(`^${consent.cookie}=accepted; Max-Age=${consent.days * daySeconds};`),
  );
  expect(sessionLifetime).toBe(session.days * daySeconds * 1000);
  expect(longestSession).toBe(session.mostDays * daySeconds * 1000);
  expect(sessionCookie).toBe(session.httpCookie);
  expect(session.cookie).toBe(`__Host-${sessionCookie}`);
});

test("tries are counted for as long as the privacy page says", () => {
  expect(signInsByAddress.window).toBe(rateLimitMinutes.signIn * minute);
  expect(registrationsByAddress.window).toBe(rateLimitMinutes.registration * minute);
  expect(contactMessagesByAddress.window).toBe(rateLimitMinutes.message * minute);
});
