import type { Page } from "@playwright/test";

/** Opens a page, hydrates React and waits until it has taken the page over. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydratePage(page);
}

export async function hydratePage(page: Page): Promise<void> {
  await focusButton(page);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** The focus on a button hydrates React; this button does nothing else, and is gone at once. */
export async function focusButton(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.createElement("button");
    document.body.append(button);
    button.focus({ preventScroll: true });
    button.remove();
  });
}

/** Empties what the site has kept in the browser, on a file of it that keeps nothing. The page is not hydrated when it is opened again. */
export async function forgetVisits(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Keeps the data for hydration, or what else it needs, back from the page. @returns lets them come */
export async function holdHydration(page: Page, needed = "/hydration/**"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(needed, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Keeps the acts that wait from being done once React has drawn the page. @returns lets them be done */
export async function holdReplay(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    document.addEventListener("let-replay", () => resolve());
    // Safe cast: TypeScript does not know it yet.
    const { scheduler } = window as unknown as { scheduler: { yield: () => Promise<void> } };
    const nextTask = scheduler.yield.bind(scheduler);
    scheduler.yield = async () => {
      if ("hydrated" in document.documentElement.dataset) await promise;
      await nextTask();
    };
  });
  return () => page.evaluate(() => void document.dispatchEvent(new Event("let-replay")));
}
