import { pictureHost, storeChoice, test, vimeo, youtube } from "#tests/support/browser/consent-journey.ts";
import { expect } from "#tests/support/browser/journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { openHome, scrollThrough } from "#tests/support/browser/whole-page.ts";

// Every journey checks that no page asks another host for anything; these are the parts that would, if the visitor let them.

test("before the visitor has chosen, and declined, the videos and pictures of other sites stay away @core", async ({
  page,
  context,
  site,
  posts,
  otherHosts,
}) => {
  for (const choice of [undefined, "declined"] as const) {
    if (choice) await storeChoice(context, site.url, choice);
    await openHome(page, "/hu/");
    await scrollThrough(page);
    await gotoHydrated(page, posts.hu);
    await expect(page.locator("a[data-embed]")).toHaveCount(2);
    await scrollThrough(page);
    expect([...otherHosts], choice).toEqual([]);
  }
  await gotoHydrated(page, "/hu/blog");
  await scrollThrough(page);
  expect([...otherHosts]).toEqual([]);
});

test("accepted, the players and the pictures of posts are all that is asked of others", async ({
  page,
  context,
  site,
  posts,
  otherHosts,
}) => {
  await storeChoice(context, site.url, "accepted");
  await openHome(page, "/en/");
  const players = page.locator(`iframe[src^="${youtube}"]`);
  await expect(players).toHaveCount(3);
  await scrollThrough(page);
  await players.first().scrollIntoViewIfNeeded();
  await expect(players.first().contentFrame().getByText("the player")).toBeVisible();
  expect([...otherHosts]).toEqual([youtube]);

  await gotoHydrated(page, posts.en);
  await scrollThrough(page);
  await expect(page.locator("iframe").last().contentFrame().getByText("the player")).toBeVisible();
  await expect.poll(() => [...otherHosts].sort()).toEqual([pictureHost, vimeo, youtube].sort());
});
