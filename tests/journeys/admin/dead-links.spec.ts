import type { DeadLink } from "#api/admin/dead-links.ts";
import type { Todo } from "#api/admin/todos.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";

const from = "https://gone.example/a-page-about-the-ruins-of-the-north";
const to = "https://new.example/ruins";

test("an administrator sees on the dashboard what leads nowhere, and puts another address in its place everywhere", async ({
  page,
  editor,
}) => {
  const { id } = await editor.createPost(hungarianPost("Romok", `<p><a href="${from}">Itt</a></p>`));
  // Only after some nights an address counts as dead, so the test answers these calls; that which replaces it is the site's.
  let entries: Todo[] = [{ kind: "deadLinks", count: 1, at: null }];
  const uses: DeadLink["uses"] = [
    { kind: "post", id, titles: { hu: "Romok" } },
    { kind: "page", id: "costs", titles: { hu: "Költségek", en: "Costs" } },
  ];
  const link: DeadLink = { address: from, fault: "not_found", since: "2026-12-05T08:00:00.000Z", uses };
  await page.route(adminPaths.todos, (route) => route.fulfill({ json: { entries } }));
  await page.route(adminPaths.deadLinks, (route) =>
    route.request().method() === "GET" ? route.fulfill({ json: { links: [link] } }) : route.continue(),
  );
  await signInPage(page);
  await page.goto("/en/admin");
  await page.getByRole("link", { name: "1 link leads nowhere" }).click();
  const links = page.getByRole("region", { name: "Dead links" });
  await links.getByText(from).click();
  await expect(links.getByRole("link", { name: "Romok" })).toHaveAttribute("href", `/en/admin/edit/${id}`);
  await expect(links.getByRole("link", { name: "Costs" })).toHaveAttribute("href", "/en/admin/guide/costs");
  await expectToFit(page, 390);
  const part = "#_dead-links";
  expect(await accessibilityFindings(page, { part })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityFindings(page, { part, rules: "colours" })).toEqual([]);

  const address = links.getByLabel("New address");
  await address.fill("new.example/ruins");
  await links.getByRole("button", { name: "Replace everywhere" }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/^Another web address is needed/);
  await expect(address).toHaveValue("new.example/ruins");
  entries = [];
  await address.fill(to);
  await page.keyboard.press("Enter");
  await expect(links.getByText("Replaced in 1 place.")).toBeFocused();
  await expect(links.getByText(from)).toHaveCount(0);
  expect((await editor.readFullPost(id)).translations.hu?.content).toContain(`href="${to}"`);
  await editor.deletePost(id);
});

test("an address of the release that was replaced is set back in the settings", async ({ page, editor }) => {
  const site = "https://www.gob.pe/migraciones";
  await editor.changeSettings({ replacedAddresses: { [site]: to } });
  await signInPage(page);
  await page.goto("/en/admin/settings");
  const links = page.getByRole("region", { name: "Links to other sites" });
  await expect(links.getByRole("checkbox", { name: "Check each night whether they work" })).not.toBeChecked();
  // Meanwhile somebody else replaces another one, which must stay.
  const other = { "https://www.peru.travel/": to };
  await editor.changeSettings({ replacedAddresses: { [site]: to, ...other } });
  await links.getByRole("button", { name: `Back to the original: ${site}` }).click();
  await expect(links.getByText("Saved.")).toBeFocused();
  expect((await editor.readSettings()).settings.replacedAddresses).toEqual(other);
  await editor.changeSettings({ replacedAddresses: {} });
});
