import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

/** The rules whose result depends only on the colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

interface AxeContext {
  include: string[];
  exclude?: string[];
}

interface Looked {
  /** All rules; in a second colour scheme those about colours; in a further language, where these are the same, the others. */
  rules?: "all" | "colours" | "structure";
  /** Selects the part of the page that is looked at. */
  part?: string;
  /** Selects what is left out of it. */
  except?: string;
}

/** The smaller of its two files: a page reads it in half the time. */
const axeFile = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));

let source: Promise<string> | undefined;

/**
 * The violations that axe finds on a page: each broken rule, with the first element that breaks it. Frames are not checked: our pages
 * have none.
 */
export async function accessibilityFindings(
  page: Page,
  { rules = "all", part = "html", except }: Looked = {},
): Promise<string[]> {
  // A page that is looked at twice has it already: reading it takes as long as half a look.
  if (!(await page.evaluate(() => "axe" in window))) {
    source ??= readFile(axeFile, "utf8");
    await page.evaluate(await source);
  }
  return page.evaluate(findViolations, {
    context: { include: [part], ...(except !== undefined && { exclude: [except] }) },
    options: optionsFor(rules),
  });
}

/**
 * Runs in the page. Colours that are on their way are looked at as they will be; what the browser leaves undrawn because it is far below
 * still has the colours of another scheme.
 */
async function findViolations({
  context,
  options,
}: {
  context: AxeContext;
  options: RunOptions;
}): Promise<string[]> {
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync(`
    *, ::before, ::after { transition: none !important }
    * { content-visibility: visible !important }
  `);
  document.adoptedStyleSheets.push(atOnce);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  // One that is broken off has come to its end, too.
  await Promise.allSettled(ending.map(({ finished }) => finished));
  // A cast: the page has it, as made sure of above.
  const { axe } = window as unknown as {
    axe: { run: (context: AxeContext, options: RunOptions) => Promise<AxeResults> };
  };
  const { violations } = await axe.run(context, options);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atOnce);
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html}`);
}

function optionsFor(rules: Looked["rules"]): RunOptions {
  // Only what breaks a rule is described, and no style sheet is fetched again: two thirds of the work.
  const options: RunOptions = { reporter: "no-passes", preload: false, iframes: false };
  if (rules === "colours") return { ...options, runOnly: colourRules };
  const isOff = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  return rules === "structure" ? { ...options, rules: isOff } : options;
}
