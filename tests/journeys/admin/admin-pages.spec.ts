import { accessibilityFindings, looks } from "#tests/support/browser/accessibility.ts";
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
  "/hu/admin/numbers",
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

test("a page without a language is in the stored one, on the server too, and Hungarian without one", async ({
  page,
}) => {
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "hu");
  await page.goto("/es/blog");
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("i18nextLng=es");
  expect(await (await page.request.get("/login")).text()).toContain('<html lang="es"');
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acceso de administración");
});

test("there the language switch changes the same page at once, and keeps what is typed", async ({ page }) => {
  await gotoHydrated(page, "/login");
  await page.getByLabel("Felhasználónév").fill("Anna");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("Username")).toHaveValue("Anna");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
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

test("the admin area's scripts are never loaded on a public page", async ({ page }) => {
  const scriptsOf = async (address: string) => {
    const scripts = new Set<string>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) scripts.add(pathname);
    });
    await page.goto(address, { waitUntil: "networkidle" });
    page.removeAllListeners("response");
    return scripts;
  };
  await signInPage(page);
  const contents = new Map<string, string>();
  const textsOf = async (scripts: Set<string>) => {
    for (const script of scripts) {
      if (!contents.has(script)) contents.set(script, await (await page.request.get(script)).text());
    }
    return [...scripts].map((script) => contents.get(script) ?? "").join("\n");
  };
  // Words that only the admin area's own code and texts have.
  const marks = ["current-password", "Vezérlőpult", "ProseMirror", "indexedDB"];
  const ours = await textsOf(await scriptsOf("/hu/admin"));
  for (const mark of ["Vezérlőpult", "ProseMirror", "indexedDB"]) expect(ours, mark).toContain(mark);
  const post = "/hu/post/az-elso-napok-a-magasban-ot-nap-a-szent-volgytol-cuscoig";
  for (const address of ["/hu/", "/hu/blog", post]) {
    const texts = await textsOf(await scriptsOf(address));
    for (const mark of marks) expect(texts.includes(mark), `${mark} on ${address}`).toBe(false);
  }
});

for (const { language, colorScheme, rules } of looks) {
  test(`no screen of the admin area in ${language} has an accessibility finding in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    // Some ten screens, one after another.
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 900 });
    const check = async (path: string) => {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The form waits, dimmed, until it knows whether there is a draft.
      await expect(page.locator("form[inert]")).toHaveCount(0);
      expect(await accessibilityFindings(page, { rules }), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    };
    await check(`/${language}/login`);
    await check(`/${language}/register`);
    await signInPage(page);
    await check(`/${language}/admin`);
    await check(`/${language}/admin/messages`);
    await check(`/${language}/admin/new`);
    await check(`/${language}/admin/account`);
    await check(`/${language}/admin/people`);
    await check(`/${language}/admin/edit/no-such-post`);
    await check(`/${language}/admin/audit`);
    await check(`/${language}/admin/bin`);
    await check(`/${language}/admin/status`);
    await check(`/${language}/admin/numbers`);
    await check(`/${language}/admin/media`);
  });
}
