import type { Page } from "@playwright/test";

/** Opens a page and waits until its scripts have taken it over: the first thing they do is ask who is signed in. */
export async function openAlive(page: Page, path: string): Promise<void> {
  const alive = page.waitForResponse("**/api/profile");
  await page.goto(path);
  await alive;
}
