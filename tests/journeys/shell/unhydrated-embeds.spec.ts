import { test } from "#tests/support/browser/consent-journey.ts";
import { expect } from "#tests/support/browser/journey.ts";

test("cookie settings and a video take effect on a page without hydration, too", async ({ page, posts }) => {
  await page.goto(posts.en);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(page.getByRole("region", { name: "Videos and cookies from other sites" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Cookie settings" })).toBeFocused();
  // Stops events as React does while it hydrates its part of the page.
  await page.evaluate(() => document.addEventListener("click", (event) => event.stopPropagation(), true));
  await page.getByRole("link", { name: "Play the video (YouTube)" }).click();
  await expect(page.locator(".prose iframe")).toHaveAttribute("src", /autoplay=1/);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
});
