import type { Page } from "@playwright/test";
import { sections, type Section } from "#app/admin/layout/sections.ts";
import { adminMessages, loadAdminMessages } from "#i18n/loading/load-messages.ts";
import { languages, loadByLanguage, type Language } from "#i18n/languages.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import {
  administrator,
  expect,
  expectLoaded,
  signInPage,
  test,
} from "#tests/support/browser/admin-journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

const phone = 390;

async function expectToFitPhone(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(phone);
}

/** The light scheme is checked by all rules, the dark one by those that colours alone decide. */
async function expectAccessible(page: Page, where: { part?: string; except?: string }): Promise<void> {
  for (const [colorScheme, rules] of [
    ["light", "all"],
    ["dark", "colours"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const findings = await accessibilityFindings(page, { rules, ...where });
    expect(findings, `${page.url()} ${colorScheme}`).toEqual([]);
  }
}

const messages = await loadByLanguage(async (language) => {
  await loadAdminMessages(language);
  return adminMessages.get(language);
});

/** Lists that come without being announced, by what stands in them. */
const lateItems: Partial<Record<Section["id"], (language: Language) => string>> = {
  people: () => administrator.username,
  ownAccount: (language) => messages[language].accounts.sessions.isThis,
};

/** Goes on in another language where one is. On a phone the links lie in a closed menu, which a journey of its own opens. */
async function switchTo(page: Page, language: Language): Promise<void> {
  await page.locator(`a[hreflang="${language}"]`).first().dispatchEvent("click");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

test("the screens of the admin area have no accessibility finding in either scheme, and fit a phone in every language", async ({
  page,
}) => {
  // Each screen has its time.
  test.setTimeout(60_000 * (sections.length + 3));
  await page.setViewportSize({ width: phone, height: 900 });
  let language: Language = "hu";
  /** The markup is the same in each language; the words are not as long. */
  const expectSound = async (isThere: () => Promise<void>, where = {}) => {
    const at = languages.indexOf(language);
    for (const next of [...languages.slice(at), ...languages.slice(0, at)]) {
      if (next !== language) await switchTo(page, next);
      language = next;
      await isThere();
      await expectLoaded(page);
      await expectToFitPhone(page);
      if (language === "hu") await expectAccessible(page, where);
    }
  };
  for (const path of ["login", "register"]) {
    await gotoHydrated(page, `/${language}/${path}`);
    await expectSound(async () => {});
  }
  await signInPage(page);
  await page.goto(`/${language}/admin/edit/no-such-post`);
  await expectSound(() =>
    expect(page.getByRole("alert")).toHaveText(messages[language].dashboard.edit.notFound),
  );
  // A section may have parts, to which another navigation leads.
  const linkTo = (path: Section["path"]) => page.locator(`main nav a[href="${path(language)}"]`).first();
  for (const { id, path } of sections) {
    await test.step(id, async () => {
      await linkTo(path).dispatchEvent("click");
      await expectSound(
        async () => {
          await expect(linkTo(path)).toHaveAttribute("aria-current", "page");
          const item = lateItems[id]?.(language);
          if (item !== undefined)
            await expect(page.getByRole("listitem").filter({ hasText: item }).first()).toBeVisible();
        },
        // Header, navigation and footer were looked at with the page before.
        { part: "main", except: "main nav" },
      );
    });
  }
});
