import { expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

const addresses = [
  "/login",
  "/register",
  "/admin",
  "/hu/admin",
  "/hu/admin/new",
  "/hu/admin/messages",
  "/hu/admin/audit",
  "/hu/admin/bin",
  "/en/admin/status",
  "/hu/admin/statistics",
  "/hu/admin/media",
  "/en/admin/edit/1",
  "/edit/lima",
];

test("no page of the admin area is cached or indexed, and none says who is signed in", async ({ page }) => {
  await signInPage(page);
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["cache-control"], address).toBe("private, no-store");
    const html = await answer.text();
    expect(html, address).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html, address).not.toContain("szerkeszto");
  }
});

test("a page without a language is in the stored one, on the server too, and the switch keeps what is typed", async ({
  page,
}) => {
  await gotoHydrated(page, "/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "hu");
  await page.getByLabel("Felhasználónév").fill("Anna");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("Username")).toHaveValue("Anna");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");

  await page.goto("/es/blog");
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("i18nextLng=es");
  expect(await (await page.request.get("/login")).text()).toContain('<html lang="es"');
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acceso de administración");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the language switch leads to the page under its language", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL("/es/login");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acceso de administración");
  });
});

test("the admin area's scripts are never loaded on a public page, hydrated or not hydrated", async ({
  page,
}) => {
  const texts = new Map<string, Promise<string>>();
  let scripts: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith(".js")) return;
    scripts.push(pathname);
    if (!texts.has(pathname)) texts.set(pathname, response.text());
  });
  const loaded = async () => (await Promise.all(scripts.map(async (script) => texts.get(script)))).join("\n");
  // Words that only the admin area's own code and texts have.
  const marks = ["current-password", "Vezérlőpult", "ProseMirror", "indexedDB"];
  const post = "/hu/post/az-elso-napok-a-magasban-ot-nap-a-szent-volgytol-cuscoig";
  for (const address of ["/hu/", "/hu/blog", post]) {
    scripts = [];
    await gotoHydrated(page, address);
    const ours = await loaded();
    expect(scripts.length, address).toBeGreaterThan(3);
    for (const mark of marks) expect(ours.includes(mark), `${mark} on ${address}`).toBe(false);
  }
  scripts = [];
  await signInPage(page);
  await page.goto("/hu/admin");
  await page.locator("[contenteditable=true]").first().waitFor();
  const ours = await loaded();
  for (const mark of marks) expect(ours.includes(mark), mark).toBe(true);
});
