import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What the colours alone decide. */
const colourRules = ["color-contrast", "link-in-text-block"];

interface Looked {
  /** All rules; in a second colour scheme those about colours; in a further language, where these are the same, the others. */
  rules?: "all" | "colours" | "structure";
  /** Selects the part of the page that is looked at. */
  part?: string;
}

/** What axe finds wrong with a page: each rule that is broken, with the first element that breaks it. */
export async function accessibilityFindings(
  page: Page,
  { rules = "all", part }: Looked = {},
): Promise<string[]> {
  // In one call on the page itself, in a third of the time: the other way opens a second page for each report,
  // to look into frames of other hosts, of which these pages have none.
  // Only what breaks a rule is described, and no style sheet is fetched again: a third less work.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], preload: false });
  if (rules === "colours") axe.withRules(colourRules);
  if (rules === "structure") axe.disableRules(colourRules);
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html}`);
}

/** Every language and every colour scheme, each with the rules that only it can break. */
export const looks = [
  { language: "hu", colorScheme: "light", rules: "all" },
  { language: "hu", colorScheme: "dark", rules: "colours" },
  { language: "en", colorScheme: "light", rules: "structure" },
  { language: "es", colorScheme: "light", rules: "structure" },
] as const;
