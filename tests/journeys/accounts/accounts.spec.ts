import { intercept } from "#tests/support/browser/intercept.ts";
import { administrator, expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { gotoHydrated, holdHydration } from "#tests/support/browser/goto-hydrated.ts";
import { httpClient } from "#tests/support/servers/http-client.ts";

/** Where a page of the admin area asks who is there, and for the passkeys that the browser lists. */
const openCalls = ["/api/profile", "/api/registration", "/api/login/passkey/options", "/api/visits"];

test("an editor signs in, finds the dashboard in the menu, and signs out; signed out, it loads no post @core", async ({
  page,
}) => {
  await page.goto("/en/blog");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("link", { name: "Blog" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Admin" })).toHaveCount(0);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Admin" }).click();
  await expect(page).toHaveURL("/en/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  expect(calls.filter((path) => !openCalls.includes(path))).toEqual([]);
  await page.getByLabel("Username").fill(administrator.username);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText(`Signed in as ${administrator.username}`)).toBeVisible();
  await page.goto("/en/blog");
  await page.getByRole("article").first().getByRole("link").first().click();
  const edit = page.getByRole("link", { name: "Edit", exact: true });
  await expect(edit).toHaveAttribute("href", /^\/en\/admin\/edit\/[\w-]+$/);
  const read = page.url();
  await menu.getByRole("link", { name: "Admin" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await expect(menu.getByRole("link", { name: "Admin" })).toHaveCount(0);
  expect(await (await page.request.get("/api/profile")).json()).toEqual({});
  await page.goto(read);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(edit).toHaveCount(0);
});

test("the sign-in form tells what is missing at its field, and why it is refused, and can show the password", async ({
  page,
}) => {
  const letGo = await holdHydration(page, "**/assets/*.js");
  await page.goto("/en/login", { waitUntil: "domcontentloaded" });
  const username = page.getByLabel("Username");
  const password = page.getByLabel("Password", { exact: true });
  const signIn = page.getByRole("button", { name: "Login", exact: true });
  const alert = page.getByRole("alert");
  await expect(username).toHaveAttribute("autocomplete", "username webauthn");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  // A password manager may send the form before React has the page: nothing that is filled in goes with the page.
  await username.fill("szerkeszto");
  await username.evaluate((field: HTMLInputElement) => field.form?.requestSubmit());
  await page.keyboard.press("Enter");
  letGo();
  await expect(password).toHaveAccessibleDescription("The password is missing.");
  await expect(username).toHaveValue("szerkeszto");
  await username.fill("");
  await signIn.click();
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription("The username is missing.");
  await username.fill("szerkeszto");
  await page.keyboard.press("Enter");
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription("The password is missing.");
  await expect(username).toHaveAccessibleDescription("");
  await password.fill("rossz jelszo");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");

  let refusal: { status: number; retryAfter?: string; code: string } | null = {
    status: 401,
    code: "wrong_credentials",
  };
  await intercept(page, "**/api/login", (route) => {
    if (!refusal) return route.abort();
    const { status, retryAfter, code } = refusal;
    const headers = { ...(retryAfter !== undefined && { "retry-after": retryAfter }) };
    return route.fulfill({ status, headers, json: { error: "refused", code } });
  });
  await signIn.click();
  await expect(alert).toHaveText("wrong credentials");
  refusal = { status: 429, retryAfter: "840", code: "too_many_attempts" };
  await signIn.click();
  await expect(alert).toContainText("in 14 minutes");
  refusal = null;
  await signIn.click();
  await expect(alert).toContainText("The server cannot be reached");
});

test("after signing in the editor is led to the page asked for, but never to another site", async ({
  page,
}) => {
  await signInPage(page);
  await page.goto(`/login?to=${encodeURIComponent("/es/admin/bin?a=b")}`);
  await expect(page).toHaveURL("/es/admin/bin?a=b");
  await page.goto(`/login?to=${encodeURIComponent("//example.com/")}`);
  await expect(page).toHaveURL("/admin");
});

test("a refused registration is told at its field, the first wrong one has the focus, and the first account is the administrator's", async ({
  page,
}) => {
  await gotoHydrated(page, "/en/register");
  const alert = page.getByRole("alert");
  const username = page.getByLabel("Username");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  await username.fill("Anna");
  await password.fill("rövid");
  await page.keyboard.press("Enter");
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/^This password does not follow the rules\. At least 8/);
  await expect(username).not.toHaveAttribute("aria-invalid");
  await expect(alert).toHaveText("registration failed");

  await username.fill("!");
  await page.keyboard.press("Enter");
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription(/^This username does not follow the rules\./);
  await expect(password).not.toHaveAttribute("aria-invalid");

  await username.fill(administrator.username);
  await password.fill("titkos jelszo");
  await page.keyboard.press("Enter");
  await expect(username).toHaveAccessibleDescription(/^This username is already taken\./);
  await expect(username).toBeFocused();

  const fieldErrors = { password: "short", username: "short" };
  let answer: { status: number; json: object } = {
    status: 400,
    json: { error: "wrong", code: "invalid_field", fieldErrors },
  };
  await intercept(page, "**/api/register", (route) => route.fulfill(answer));
  await password.press("Enter");
  await expect(password).toHaveAccessibleDescription(/^This password does not follow the rules\./);
  await expect(username).toHaveAccessibleDescription(/^This username does not follow the rules\./);
  await expect(username).toBeFocused();
  await expect(page.getByText("does not follow the rules")).toHaveCount(2);

  answer = { status: 200, json: { username: "Anna", approved: true } };
  await password.press("Enter");
  await expect(alert).toHaveText("registration successful");
  await expect(page.getByText("it is the administrator’s")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to the login" }).click();
  await expect(page).toHaveURL("/en/login");
});

test("a later account waits, is approved or refused, and only then can sign in", async ({
  page,
  browser,
  site,
}) => {
  const visitor = await browser.newPage({ baseURL: site.url });
  await gotoHydrated(visitor, "/en/register");
  await visitor.getByLabel("Username").fill("Várakozó Vilma");
  await visitor.getByLabel("Password", { exact: true }).fill("titkos jelszo 2");
  await visitor.getByRole("button", { name: "Register" }).click();
  await expect(visitor.getByRole("alert")).toHaveText("registration successful");
  await expect(visitor.getByText("waiting for approval")).toBeVisible();
  await httpClient(site.url).register({ username: "Hívatlan Henrik", password: "titkos jelszo 2" });

  await signInPage(page);
  await page.goto("/en/admin");
  await page.getByRole("link", { name: "2 accounts wait for approval" }).click();
  await page.getByRole("button", { name: "Approve: Várakozó Vilma" }).click();
  const question = page.getByRole("dialog", { name: "Approve Várakozó Vilma’s account" });
  await expect(question.getByLabel("Role")).toHaveValue("editor");
  await question.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Várakozó Vilma’s account has been approved.")).toBeFocused();
  await expect(page.getByRole("button", { name: "Disable: Várakozó Vilma" })).toBeVisible();
  await page.getByRole("button", { name: "Refuse: Hívatlan Henrik" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByText("Hívatlan Henrik’s account has been refused.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Approve|Refuse): / })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Admin area" }).getByRole("link", { name: "Posts" }).click();
  await expect(page.getByText("for approval")).toHaveCount(0);

  await visitor.getByRole("main").getByRole("link", { name: "Go to the login" }).click();
  await visitor.getByLabel("Username").fill("Hívatlan Henrik");
  await visitor.getByLabel("Password", { exact: true }).fill("titkos jelszo 2");
  await visitor.getByRole("button", { name: "Login" }).click();
  await expect(visitor.getByRole("alert")).toHaveText("wrong credentials");
  await visitor.getByLabel("Username").fill("Várakozó Vilma");
  await visitor.getByRole("button", { name: "Login" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await visitor.close();
});
