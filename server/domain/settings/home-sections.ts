import { z } from "zod";
import type { ArrangedSections, ShownHome, WrittenHome } from "#api/settings/home-sections.ts";
import { guidePages } from "#i18n/addresses.ts";
import { isOwnPage } from "#i18n/own-pages.ts";
import { homeSections, usualCards } from "#i18n/site/home-sections.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import {
  findSiteSettings,
  lockSiteSettings,
  mergeSiteSettings,
} from "#server/storage/settings/site-settings.ts";
import { requireUnchanged, versionOf } from "./stored-version.ts";

/** Another release may have had other sections and pages. */
const storedSchema = z.object({
  sections: z.array(z.object({ section: z.string(), isShown: z.boolean() })),
  cards: z.array(z.string()),
});

const usual: ArrangedSections = {
  sections: homeSections.map((section) => ({ section, isShown: true })),
  cards: [...usualCards],
};

/** Null while it is as the site brings it. Sections that were not known when it was stored follow at the end. */
export async function readHomeSections(db: Queries): Promise<ArrangedSections | null> {
  const { home } = await findSiteSettings(db);
  const { data } = storedSchema.safeParse(home);
  if (!data) return null;
  const known = data.sections.flatMap(({ section: name, isShown }) => {
    const section = homeSections.find((one) => one === name);
    return section ? [{ section, isShown }] : [];
  });
  const added = usual.sections.filter(({ section }) => !known.some((one) => one.section === section));
  const cards = data.cards.flatMap(
    (card) => [card].find(isOwnPage) ?? guidePages.find((page) => page === card) ?? [],
  );
  return { sections: [...known, ...added], cards: cards.length > 0 ? cards : usual.cards };
}

export function describeHomeSections(stored: ArrangedSections | null) {
  const arranged = stored ?? usual;
  return { ...arranged, isDefault: stored === null, version: versionOf(arranged) };
}

/** Without those that are hidden. */
export function shownSections({ sections }: ArrangedSections): ShownHome["sections"] {
  return sections.flatMap(({ section, isShown }) => (isShown ? section : []));
}

/** The contact form is always shown: every page leads to it. @throws DomainError `changed_meanwhile` */
export async function changeHomeSections(
  db: Database,
  { version, sections, cards }: WrittenHome,
  { by }: { by: Actor },
): Promise<void> {
  const withContact = sections.map((one) => (one.section === "contact" ? { ...one, isShown: true } : one));
  await db.transaction(async (tx) => {
    await lockUnchanged(tx, version);
    await mergeSiteSettings(tx, { home: { sections: withContact, cards } });
    await recordEvent(tx, { kind: "home_changed", by, subject: "" });
  });
}

/** @throws DomainError `changed_meanwhile` */
export async function restoreHomeSections(
  db: Database,
  version: string,
  { by }: { by: Actor },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUnchanged(tx, version);
    await mergeSiteSettings(tx, { home: null });
    await recordEvent(tx, { kind: "home_restored", by, subject: "" });
  });
}

async function lockUnchanged(tx: Queries, version: string): Promise<void> {
  await lockSiteSettings(tx);
  requireUnchanged(describeHomeSections(await readHomeSections(tx)).version, version);
}
