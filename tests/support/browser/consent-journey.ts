import type { BrowserContext, Page } from "@playwright/test";
import { test as base } from "./journey.ts";
import { describePage, watchPage } from "./watch-page.ts";
import { runJourneySite } from "../servers/run-journey-site.ts";
import { startVideoPlatform } from "../servers/video-platform.ts";
import { writtenPost } from "../samples/written-post.ts";

/** Whoever other than the site may be asked for anything, once the visitor allows it. */
export const youtube = "https://www.youtube-nocookie.com";
export const vimeo = "https://player.vimeo.com";
export const pictureHost = "https://pictures.example";

const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

const withEmbeds = (text: string) =>
  [
    `<p>${text}</p>`,
    `<iframe src="${youtube}/embed/dQw4w9WgXcQ" title="YouTube"></iframe>`,
    `<iframe src="${vimeo}/video/76979871" title="Vimeo"></iframe>`,
    `<p><img src="${pictureHost}/lima.gif" alt="Lima"></p>`,
  ].join("");

interface Embeds {
  /** Addresses in each language of a post with two videos and a picture of another site. */
  posts: { hu: string; en: string; es: string };
}

/**
 * A site with three videos on the home page and a post that shows something of each other site. Requests
 * to other hosts are answered here, and noted.
 */
export const test = base.extend<{ otherHosts: Set<string> }, Embeds>({
  site: [
    async ({}, use) => {
      const platform = await startVideoPlatform();
      await runJourneySite(platform.settings, use);
      await platform.end();
    },
    { scope: "worker" },
  ],
  posts: [
    async ({ editor }, use) => {
      const { translations } = await editor.createPost(
        writtenPost({
          translations: {
            hu: { title: "Videós nap", summary: "Rövid.", content: withEmbeds("Nézzétek!") },
            en: { title: "A day on film", summary: "Short.", content: withEmbeds("Look!") },
            es: { title: "Un día en video", summary: "Breve.", content: withEmbeds("¡Miren!") },
          },
        }),
      );
      await use({
        hu: `/hu/post/${translations.hu?.slug}`,
        en: `/en/post/${translations.en?.slug}`,
        es: `/es/post/${translations.es?.slug}`,
      });
    },
    { scope: "worker" },
  ],
  otherHosts: async ({ context, site }, use) => {
    const hosts = new Set<string>();
    const isElsewhere = (url: URL) => url.protocol.startsWith("http") && url.origin !== site.url;
    await context.route(isElsewhere, async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      hosts.add(origin);
      if (pathname.endsWith(".gif")) await route.fulfill({ contentType: "image/gif", body: pixel });
      else await route.fulfill({ contentType: "text/html", body: "<button>the player</button>" });
    });
    await use(hosts);
  },
  // The hosts are noted above; what the page complains of still fails its test.
  watchedPage: async ({ page, otherHosts: _ }, use, { errors }) => {
    const complaints = watchPage(page);
    await use();
    if (errors.length > 0) errors.push({ message: await describePage(page) });
    base.expect(complaints).toEqual([]);
  },
});

/** The choice that the browser has stored. */
export async function storedCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "irany_peru_cookie_consent");
}

/** Lets the browser begin with a choice. */
export async function storeChoice(context: BrowserContext, url: string, value: "accepted" | "declined") {
  await context.addCookies([
    { name: "irany_peru_cookie_consent", value, url, sameSite: "Strict", secure: true },
  ]);
}

/** The texts of the question, and the address of its link. */
export const words = {
  hu: {
    title: "Videók és sütik más oldalakról",
    accept: "Elfogadom",
    decline: "Elutasítom",
    privacy: "Adatvédelem",
    path: "/hu/adatvedelem",
  },
  en: {
    title: "Videos and cookies from other sites",
    accept: "Accept",
    decline: "Decline",
    privacy: "Privacy",
    path: "/en/privacy",
  },
  es: {
    title: "Videos y cookies de otros sitios",
    accept: "Aceptar",
    decline: "Rechazar",
    privacy: "Privacidad",
    path: "/es/privacidad",
  },
} as const;

/** The question and its two answers. */
export function bannerOf(page: Page, language: keyof typeof words = "hu") {
  const { title, accept, decline } = words[language];
  const banner = page.getByRole("region", { name: title });
  return {
    banner,
    accept: banner.getByRole("button", { name: accept }),
    decline: banner.getByRole("button", { name: decline }),
  };
}

/** The button that asks the question again. */
export const settingsOf = (page: Page) => page.getByRole("button", { name: "Sütibeállítások" });
