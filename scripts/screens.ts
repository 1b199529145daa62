import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { paths } from "#api/paths.ts";
import {
  alertsPath,
  auditPath,
  authorsPath,
  backupsPath,
  binPath,
  categoriesPath,
  factsPath,
  guideListPath,
  guidePages,
  homeSectionsPath,
  homeSlidesPath,
  importPath,
  mediaLibraryPath,
  menuPath,
  messagesPath,
  ownAccountPath,
  pagePath,
  peoplePath,
  postPath,
  settingsPath,
  statisticsPath,
  statusPath,
} from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { chromiumLaunch } from "#tests/support/browser/chromium.ts";
import { administrator, httpClient, signedInClient } from "#tests/support/servers/http-client.ts";
import { startSite } from "#tests/support/servers/start-site.ts";
import { startVideoPlatform } from "#tests/support/servers/video-platform.ts";
import { makeOpenFolder } from "#tests/support/storage/open-folder.ts";
import { bringChromium } from "./testing/bring-chromium.ts";
import { joinScreens, type Screenshot } from "./join-screens.ts";

/** Usage: npm run screens [-- home blog]. Takes screenshots of every screen and joins them into contact sheets. */
const folder = join(import.meta.dirname, "..", "screens");
const widths = [390, 768, 1440];
const schemes = ["light", "dark"] as const;

/** Pages of the admin area that are shown as they open. */
const adminPages = {
  "own-account": ownAccountPath,
  people: peoplePath,
  pages: guideListPath,
  "home-sections": homeSectionsPath,
  "home-slides": homeSlidesPath,
  "site-menu": menuPath,
  alerts: alertsPath,
  authors: authorsPath,
  categories: categoriesPath,
  messages: messagesPath,
  media: mediaLibraryPath,
  facts: factsPath,
  "audit-log": auditPath,
  bin: binPath,
  backups: backupsPath,
  import: importPath,
  status: statusPath,
  statistics: statisticsPath,
  settings: settingsPath,
};

interface Screen {
  name: string;
  path: (language: Language) => string;
  isAdmin?: true;
  prepare?: (page: Page) => Promise<void>;
  /** Uses a window as tall as the page, so that sticky elements are in their natural place. */
  fitsWindow?: true;
  asksConsent?: true;
}

async function listScreens(url: string): Promise<Screen[]> {
  const api = await signedInClient(url);
  const [post] = await api.listPosts("hu");
  if (!post) throw new Error("the site has no post to show");
  for (const message of contactMessages) await api.sendContactMessage(message);
  await makePeople(url, api);
  return [
    { name: "home", path: (language) => pagePath("home", language) },
    { name: "menu", path: (language) => pagePath("privacy", language), prepare: openMenu },
    { name: "consent", path: (language) => pagePath("home", language), asksConsent: true },
    ...guidePages.map((page) => ({ name: page, path: (language: Language) => pagePath(page, language) })),
    { name: "blog", path: (language) => pagePath("blog", language) },
    { name: "post", path: (language) => postPath(post.translations[language]?.slug ?? post.id, language) },
    { name: "changes", path: (language) => pagePath("changes", language) },
    { name: "privacy", path: (language) => pagePath("privacy", language) },
    { name: "not-found", path: (language) => `/${language}/machu-pichu` },
    { name: "error", path: (language) => pagePath("peru-guide", language), prepare: openBrokenPage },
    { name: "sign-in", path: (language) => `/${language}/login` },
    { name: "forgotten-password", path: (language) => `/${language}/login?forgotten` },
    { name: "register", path: (language) => `/${language}/register` },
    { name: "dashboard", path: (language) => `/${language}/admin`, isAdmin: true, fitsWindow: true },
    ...Object.entries(adminPages).map(([name, path]) => ({ name, path, isAdmin: true as const })),
    {
      name: "second-factor",
      path: (language) => `/${language}/admin/account`,
      isAdmin: true,
      prepare: beginSecondFactor,
    },
    {
      name: "edit",
      path: (language) => `/${language}/admin/edit/${post.id}`,
      isAdmin: true,
      fitsWindow: true,
    },
    {
      name: "contact-refused",
      path: (language) => pagePath("home", language),
      prepare: (page) => page.locator("form button[type=submit]").last().click(),
    },
  ];
}

async function beginSecondFactor(page: Page): Promise<void> {
  await page.locator("input[name=present]").first().fill(administrator.password);
  await page.keyboard.press("Enter");
  await page.getByRole("main").getByRole("img").first().waitFor();
}

/** The whole menu on a narrow screen, the guide's menu on a wide one. */
async function openMenu(page: Page): Promise<void> {
  await page.locator("header [popovertarget]:visible, header summary:visible").first().click();
}

/** Follows a link to a page whose script cannot be loaded. */
async function openBrokenPage(page: Page): Promise<void> {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await page.waitForSelector("meta[name=robots][content=noindex]", { state: "attached" });
}

const contactMessages = [
  { from_name: "Kovács Anna", user_email: "anna@example.com", message: "Mikor érdemes Cuscóba menni?" },
  {
    from_name: "John Smith",
    user_email: "john@example.com",
    message: "Thank you for the guide!\n\nIs the Inca Trail open in February?",
  },
].map((fields) => ({ ...fields, language: "hu" as const, extra_note: "", elapsed: "9000" }));

/** Accounts in each state, and an invitation. */
async function makePeople(url: string, api: AdminClient): Promise<void> {
  for (const username of ["Kovács Anna", "Pedro Quispe", "Wanda"])
    await httpClient(url).register({ username, password: administrator.password });
  await api.approveAccount("Kovács Anna", { role: "translator", languages: ["en", "es"] });
  await api.approveAccount("Pedro Quispe", { role: "editor", languages: [] });
  const pedro = (await api.listAccounts()).find(({ username }) => username === "Pedro Quispe");
  if (pedro) await api.disableAccount(pedro.id);
  await api.invite({ email: "anna@example.com" });
}

async function openContext(
  browser: Browser,
  url: string,
  { isAdmin, asksConsent }: Screen,
  width: number,
  colorScheme: "light" | "dark",
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: "reduce",
  });
  if (!asksConsent) {
    await context.addCookies([{ name: "irany_peru_cookie_consent", value: "declined", url }]);
  }
  if (isAdmin) await context.request.post(paths.login, { data: administrator });
  return context;
}

/** Lazy pictures load only near the window, so a screenshot of the whole page would lack some. */
async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });
}

async function capture(context: BrowserContext, screen: Screen, language: Language): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(screen.path(language), { waitUntil: "networkidle" });
  await screen.prepare?.(page);
  if (screen.fitsWindow) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
  }
  await loadAllPictures(page);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

async function captureScreen(browser: Browser, url: string, screen: Screen): Promise<void> {
  const screenFolder = join(folder, screen.name);
  await mkdir(screenFolder, { recursive: true });
  for (const scheme of schemes) {
    const shots: Screenshot[] = [];
    for (const width of widths) {
      const context = await openContext(browser, url, screen, width, scheme);
      for (const language of languages) {
        const picture = await capture(context, screen, language);
        await writeFile(join(screenFolder, `${language}-${width}-${scheme}.png`), picture);
        shots.push({ picture, width });
      }
      await context.close();
    }
    await writeFile(join(folder, `${screen.name}-${scheme}.png`), await joinScreens(shots));
  }
  process.stdout.write(`${screen.name}\n`);
}

bringChromium();
const dataFolder = await makeOpenFolder();
const platform = await startVideoPlatform();
const site = await startSite({
  DATA_DIR: dataFolder,
  ...platform.settings,
});
const browser = await chromium.launch(chromiumLaunch());
try {
  const names = process.argv.slice(2);
  const screens = await listScreens(site.url);
  const unknown = names.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No such screen: ${unknown.join(", ")}. There are: ${screens.map(({ name }) => name).join(", ")}`,
    );
  }
  for (const screen of screens) {
    if (names.length === 0 || names.includes(screen.name)) await captureScreen(browser, site.url, screen);
  }
  process.stdout.write(`All are in ${folder}\n`);
} finally {
  await browser.close();
  await site.end("SIGTERM");
  await platform.end();
  await rm(dataFolder, { recursive: true, force: true });
}
