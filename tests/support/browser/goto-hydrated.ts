import type { Page } from "@playwright/test";

/** Opens a page, hydrates React and waits until it has taken the page over. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydratePage(page);
}

/** A key hydrates React; this one does nothing else. */
export async function hydratePage(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Empties what the site has kept in the browser, on a file of it that keeps nothing. The page is not hydrated when it is opened again. */
export async function forgetVisits(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
