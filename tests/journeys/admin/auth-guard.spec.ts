import { expect, test } from "#tests/support/browser/admin-journey.ts";

// With a browser that has fetched nothing yet.
test.use({ ownContext: true });

test("nothing moves on a phone when the sign-in form takes the place of the question who is there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/en/admin");
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const sum = await page.evaluate(() =>
    (Reflect.get(window, "shifts") as number[]).reduce((total, shift) => total + shift, 0),
  );
  expect(sum).toBeLessThan(0.05);
});
