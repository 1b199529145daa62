import { intercept } from "#tests/support/browser/intercept.ts";
import { administrator, expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

const forms = {
  hu: { username: "Felhasználónév", password: "Jelszó", signIn: "Bejelentkezés", register: "Regisztráció" },
  en: { username: "Username", password: "Password", signIn: "Login", register: "Register" },
  es: {
    username: "Nombre de usuario",
    password: "Contraseña",
    signIn: "Iniciar sesión",
    register: "Registrarse",
  },
} as const;

test("an editor signs in, finds the dashboard in the menu, and signs out @core", async ({ page }) => {
  await page.goto("/en/blog");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("link", { name: "Blog" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Admin" })).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Admin" }).click();
  await expect(page).toHaveURL("/en/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await page.getByLabel("Username").fill(administrator.username);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText(`Signed in as ${administrator.username}`)).toBeVisible();
  await page.goto("/en/blog");
  await menu.getByRole("link", { name: "Admin" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await expect(menu.getByRole("link", { name: "Admin" })).toHaveCount(0);
  expect(await (await page.request.get("/api/profile")).json()).toEqual({});
});

test("signed out, the dashboard loads no post", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(new URL(request.url()).pathname);
  });
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin bejelentkezés");
  // The form may ask for a challenge, for the passkeys that the browser lists.
  expect(calls.filter((path) => path !== "/api/login/passkey/options")).toEqual(["/api/profile"]);
});

for (const [language, words, alert, missing] of [
  [
    "hu",
    forms.hu,
    "hibás felhasználónév vagy jelszó",
    { username: "A felhasználónév hiányzik.", password: "A jelszó hiányzik." },
  ],
  [
    "en",
    forms.en,
    "wrong credentials",
    { username: "The username is missing.", password: "The password is missing." },
  ],
  [
    "es",
    forms.es,
    "Nombre o contraseña incorrectos.",
    { username: "Falta el nombre de usuario.", password: "Falta la contraseña." },
  ],
] as const) {
  test(`what is missing is told at its field in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/login`);
    await page.getByRole("button", { name: words.signIn, exact: true }).click();
    const username = page.getByLabel(words.username);
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription(missing.username);
    await username.fill("szerkeszto");
    await page.keyboard.press("Enter");
    const password = page.getByLabel(words.password, { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(missing.password);
    await expect(username).toHaveAccessibleDescription("");
  });

  test(`a refused sign-in is told in ${language}`, async ({ page }) => {
    await page.route("**/api/login", (route) =>
      route.fulfill({ status: 401, json: { error: "wrong credentials", code: "wrong_credentials" } }),
    );
    await page.goto(`/${language}/login`);
    await page.getByLabel(words.username).fill("szerkeszto");
    await page.getByLabel(words.password, { exact: true }).fill("rossz jelszo");
    await page.getByRole("button", { name: words.signIn, exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(alert);
  });
}

test("too many attempts are told with the time to wait, a dead network as such", async ({ page }) => {
  await page.route("**/api/login", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "840" },
      json: { error: "too many attempts", code: "too_many_attempts" },
    }),
  );
  await page.goto("/en/login");
  await page.getByLabel("Username").fill("szerkeszto");
  await page.getByLabel("Password", { exact: true }).fill("rossz jelszo");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toContainText("in 14 minutes");
  await page.unroute("**/api/login");
  await intercept(page, "**/api/login", (route) => route.abort());
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toContainText("The server cannot be reached");
});

test("a password can be made readable, and password managers know both forms", async ({ page }) => {
  await gotoHydrated(page, "/en/login");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await expect(page.getByLabel("Username")).toHaveAttribute("autocomplete", "username webauthn");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.goto("/en/register");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("autocomplete", "new-password");
});

test("after signing in the editor is led to the page asked for, but never to another site", async ({
  page,
}) => {
  await signInPage(page);
  await page.goto(`/login?to=${encodeURIComponent("/es/admin?a=b")}`);
  await expect(page).toHaveURL("/es/admin?a=b");
  await page.goto(`/login?to=${encodeURIComponent("//example.com/")}`);
  await expect(page).toHaveURL("/admin");
});

test("the first account is told that it is the administrator's", async ({ page }) => {
  await page.route("**/api/register", (route) =>
    route.fulfill({ json: { username: "Anna", approved: true } }),
  );
  await page.goto("/en/register");
  await page.getByLabel("Username").fill("Anna");
  await page.getByLabel("Password", { exact: true }).fill("titkos jelszo");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("alert")).toHaveText("registration successful");
  await expect(page.getByText("it is the administrator’s")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to the login" }).click();
  await expect(page).toHaveURL("/en/login");
});

test("a refused registration is told at its field, and the first wrong one has the focus", async ({
  page,
}) => {
  await gotoHydrated(page, "/en/register");
  const alert = page.getByRole("alert");
  const username = page.getByLabel("Username");
  const password = page.getByLabel("Password", { exact: true });
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

  await intercept(page, "**/api/register", (route) =>
    route.fulfill({
      status: 400,
      json: { error: "wrong", code: "invalid_field", fieldErrors: { password: "short", username: "short" } },
    }),
  );
  await password.press("Enter");
  await expect(password).toHaveAccessibleDescription(/^This password does not follow the rules\./);
  await expect(username).toHaveAccessibleDescription(/^This username does not follow the rules\./);
  await expect(username).toBeFocused();
  await expect(page.getByText("does not follow the rules")).toHaveCount(2);
});

test("a later account waits, is approved or refused, and only then can sign in", async ({
  page,
  browser,
  site,
}) => {
  const visitor = await browser.newPage({ baseURL: site.url });
  for (const username of ["Várakozó Vilma", "Hívatlan Henrik"]) {
    await visitor.goto("/en/register");
    await visitor.getByLabel("Username").fill(username);
    await visitor.getByLabel("Password", { exact: true }).fill("rövid");
    await visitor.getByRole("button", { name: "Register" }).click();
    await expect(visitor.getByRole("alert")).toHaveText("registration failed");
    await expect(visitor.getByText("This password does not follow the rules.")).toBeVisible();
    await visitor.getByLabel("Password", { exact: true }).fill("titkos jelszo 2");
    await visitor.getByRole("button", { name: "Register" }).click();
    await expect(visitor.getByRole("alert")).toHaveText("registration successful");
    await expect(visitor.getByText("waiting for approval")).toBeVisible();
  }

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
