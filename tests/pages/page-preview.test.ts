import { expect, test } from "vitest";
import { createAdminClient, type AdminClient } from "#api/admin/admin-client.ts";
import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers({ site: loadBuiltSite, isFresh: true });

const start = new Date("2026-11-21T10:00:00.000Z");
const week = 7 * 24 * 60 * 60_000;
const draft = { publishAt: null };
const gone = { status: 404, code: "not_found" };

async function openSite() {
  const clock = { time: start };
  const server = await openSignedInServer({ now: () => clock.time });
  const send = visitor(server.app);
  const open = async (path: string) => {
    const response = await send(path);
    return { response, html: await response.text() };
  };
  return { ...server, clock, open, reader: createAdminClient(send) };
}

async function write(
  api: AdminClient,
  page: DocumentPage,
  language: Language,
  title: string,
  isDraft = true,
) {
  const { document, version } = await api.readAdminDocument(page, language);
  const attrs = { ...document.attrs, title, description: [{ type: "text" as const, text: "Sea fog." }] };
  return api.changeDocument(page, language, {
    document: { ...document, attrs },
    version,
    draft: isDraft ? draft : null,
  });
}

async function previewPath(api: AdminClient, page: DocumentPage, language: Language): Promise<string> {
  const { pathname, search } = new URL((await api.previewDocument(page, language)).url);
  return pathname + search;
}

test("a draft of a guide page is the page with its figures under a banner, for nobody but who has the address", async () => {
  const { api, open } = await openSite();
  await write(api, "weather", "en", "Fog first");
  const address = await previewPath(api, "weather", "en");
  expect(address).toMatch(/^\/en\/preview\/page\/weather\?/);
  const { response, html } = await open(address);
  expect(response.status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Fog first/);
  expect(html).toContain("New version: visitors still read the former text.");
  expect(html).toContain("This address is valid until 28 November 2026 at 11:00 (Budapest time).");
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).not.toContain("application/ld+json");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(response.headers.get("referrer-policy")).toBe("strict-origin");
  const { html: seen } = await open(pagePath("weather", "en"));
  expect(seen).not.toContain("Fog first");
  const figuresOf = (text: string) => text.match(/<figure/g)?.length;
  expect(figuresOf(html)).toBe(figuresOf(seen));
  // The language switch leads to what everybody reads.
  expect(html).toContain(`href="${pagePath("weather", "es")}"`);
});

test("it shows what was saved last, says where that stands, and ends when somebody ends it", async () => {
  const { api, open, clock } = await openSite();
  await write(api, "weather", "en", "First draft");
  const address = await previewPath(api, "weather", "en");
  const { version, document } = await api.readAdminDocument("weather", "en");
  const publishAt = "2027-01-05T08:00:00.000Z";
  await api.changeDocument("weather", "en", { document, version, draft: { publishAt } });
  expect((await open(address)).html).toContain("Scheduled: it will appear on 5 January 2027 at 09:00.");
  await write(api, "weather", "en", "Published words", false);
  const { html } = await open(address);
  expect(html).toContain("Published: visitors read this very text.");
  expect(html).toMatch(/<h1[^>]*>Published words/);
  clock.time = new Date(start.getTime() + week);
  const late = await open(address);
  expect(late.response.status).toBe(410);
  expect(late.html).toContain("This preview has expired");
  const again = await previewPath(api, "weather", "en");
  await api.endDocumentPreviews("weather", "en");
  expect((await open(again)).response.status).toBe(404);
});

test("an address shows one language of one page", async () => {
  const { api, reader, open } = await openSite();
  const { search } = new URL((await api.previewDocument("weather", "en")).url);
  expect(await failure(reader.readPagePreview("costs", "en", search))).toMatchObject(gone);
  expect(await failure(reader.readPagePreview("weather", "hu", search))).toMatchObject(gone);
  expect(await failure(reader.readPreview("weather", "en", search))).toMatchObject(gone);
  expect((await open("/en/preview/page/weather")).response.status).toBe(404);
  expect((await open(`/en/preview/page/nothing${search}`)).response.status).toBe(404);
  expect(await failure(reader.previewDocument("weather", "en"))).toMatchObject({ status: 401 });
});

test("the privacy page is drawn with the site’s details in whatever its sections are called, as a draft and for readers", async () => {
  const { api, open } = await openSite();
  await api.changeSettings({ company: "Rumbo S.A.C.", messageDays: 90 });
  const { document, version } = await api.readAdminDocument("privacy", "es");
  const content = document.content.map((block) =>
    block.type === "heading" && (block.attrs.id === "who" || block.attrs.id === "server")
      ? { ...block, content: [{ type: "text" as const, text: `Sección ${block.attrs.id}` }] }
      : block,
  );
  const written = { ...document, content };
  const saved = await api.changeDocument("privacy", "es", { document: written, version, draft });
  const address = await previewPath(api, "privacy", "es");
  const expectDrawn = (html: string) => {
    expect(html).toMatch(/Sección who<.*Responsable<.*Rumbo S\.A\.C\..*Sección server<.*90 días/s);
  };
  const { html } = await open(address);
  expectDrawn(html);
  expect(html).toContain("Versión nueva: los visitantes aún leen el texto anterior.");
  expect(html).not.toContain("application/ld+json");
  expect((await open("/es/privacidad")).html).not.toContain("Sección who");
  const change = { document: written, version: saved.version, note: "Más claro." };
  await api.changeDocument("privacy", "es", change);
  const { html: read } = await open("/es/privacidad");
  expectDrawn(read);
  expect(read).toMatch(/Qué ha cambiado en esta página<.*Más claro\./s);
  expect((await open("/en/privacy")).html).not.toContain("Sección who");
});

test("an own page can be read before it is published, until it is hidden", async () => {
  const { api, open } = await openSite();
  const titles = { hu: "Útjaink", en: "Our trips", es: "Nuestros viajes" };
  const addresses = { hu: "", en: "", es: "" };
  const { page } = await api.addOwnPage({ titles, addresses, place: "menu" });
  const address = await previewPath(api, page, "en");
  const first = await open(address);
  expect(first.html).toContain("Draft: visitors do not see it yet.");
  expect(first.html).toMatch(/<h1[^>]*>Our trips/);
  const { version } = await write(api, page, "en", "Trips of ours", false);
  const { hash } = await api.addPicture(await jpegFile(90, 60), "csapat.jpg");
  const focal = { x: 20, y: 30 };
  await api.describePicture(hash, { name: "", alts: { en: "Our team" }, credit: "Ana Torres", focal });
  const { html: bare } = await open("/en/our-trips");
  expect(bare).toContain("/pictures/social/home.jpg");
  await api.replaceDrawing("en", { id: `pages/${page}`, picture: hash });
  for (const path of ["/en/our-trips", address]) {
    const { html } = await open(path);
    expect(html, path).toMatch(
      new RegExp(`<img src="/media/${hash}/[^>]+alt="Our team"[^>]+style="object-position:20% 30%"`),
    );
    expect(html, path).toContain("Photo: Ana Torres");
  }
  const { html: shared } = await open("/en/our-trips");
  expect(shared).toMatch(new RegExp(`<meta property="og:image" content="[^"]+/media/${hash}/`));
  expect(shared).toContain('<meta property="og:image:alt" content="Our team"/>');
  expect((await open(address)).html).toContain("Published: visitors read this very text.");
  await api.restoreDocument(page, "en", version);
  expect((await open(address)).response.status).toBe(404);
});
