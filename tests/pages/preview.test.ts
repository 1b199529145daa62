import { expect, test } from "vitest";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers({ site: loadBuiltSite });

const start = new Date("2026-11-21T10:00:00.000Z");
const week = 7 * 24 * 60 * 60_000;

async function openSite() {
  const clock = { time: start };
  const server = await openSignedInServer({ now: () => clock.time });
  const preview = async (id: string, language: "hu" | "en" | "es") => {
    const { pathname, search } = new URL((await server.api.previewPost(id, language)).url);
    return pathname + search;
  };
  const open = async (path: string) => {
    const response = await visitor(server.app)(path);
    return { response, html: await response.text() };
  };
  return { ...server, clock, preview, open };
}

/** The visible part of a page. */
function mainOf(html: string): string {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return main.replace(/<script type="application\/ld\+json">.*?<\/script>/, "");
}

test("a preview is the public page under a banner, for nobody but who has the address", async () => {
  const { api, preview, open } = await openSite();
  const { id } = await api.createPost(writtenPost(), { file: await jpegFile(1200, 800) });
  const { html: page } = await open("/hu/post/oszi-tura");
  const { html, response } = await open(await preview(id, "hu"));
  const banner = /<aside aria-label="Előnézet".*?<\/aside>/.exec(html)?.[0] ?? "";
  expect(banner).toContain("Közzétéve: a látogatók is ezt a szöveget olvassák.");
  expect(banner).toContain("Ez a cím eddig érvényes: 2026. november 28. 11:00 (budapesti idő szerint).");
  // The address for sharing is that of the open page; a post that is not published has no neighbours yet.
  const main = mainOf(page)
    .replaceAll(encodeURIComponent("http://irany.test/hu/post/oszi-tura"), "ADDRESS")
    // Nobody keeps a preview for a plan.
    .replace(/<div class="[^"]*" data-draft="shortlist">.*?<\/div>/, "");
  const addressOf = (text: string) => /mailto:[^"]*body=([^"]*)/.exec(text)?.[1] ?? "none";
  expect(mainOf(html).replace(banner, "").replaceAll(addressOf(html), "ADDRESS")).toBe(main);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(response.headers.get("referrer-policy")).toBe("strict-origin");
  const head = html.slice(0, html.indexOf("<body"));
  expect(head).toContain("<title>Őszi túra | Irány Peru</title>");
  expect(head).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(head).not.toMatch(
    /rel="(canonical|alternate)"|(property|name)="(og|twitter|article|author|keywords)/,
  );
  expect(html).not.toContain("application/ld+json");
});

test("each state has its banner, and a draft its text and its cover", async () => {
  const { api, preview, open } = await openSite();
  const at = "2027-01-05T08:00:00Z";
  const states = { hu: "draft", en: { at }, es: "published" } as const;
  const { id, cover } = await api.createPost(writtenPost(), { states, file: await jpegFile(1200, 800) });
  const draft = (await open(await preview(id, "hu"))).html;
  expect(draft).toContain("Piszkozat: a látogatók még nem látják.");
  expect(draft).toMatch(/<h1[^>]*>Őszi/);
  expect(draft).toContain(`/media/${cover?.hash}/`);
  // The language switch leads to what there is for everybody.
  expect(draft).toMatch(/href="\/es\/post\/caminata-de-otono"/);
  expect((await open(await preview(id, "en"))).html).toContain(
    "Scheduled: it will appear on 5 January 2027 at 09:00.",
  );
  const es = { title: "Caminata nueva", summary: "", content: "<p>Nueva</p>" };
  await api.changePost(id, writtenPost({ translations: { es } }), { states: { es: "draft" } });
  const changed = (await open(await preview(id, "es"))).html;
  expect(changed).toContain("los visitantes aún leen el texto anterior");
  expect(changed).toContain("Caminata nueva");
});

test("it is never kept: what was saved last is shown at once, and a deleted post is not", async () => {
  const { api, preview, open } = await openSite();
  const { id } = await api.createPost(hungarianPost("Első"), { states: { hu: "draft" } });
  const address = await preview(id, "hu");
  expect((await open(address)).html).toContain("Első");
  await api.changePost(id, hungarianPost("Második"), { states: { hu: "draft" } });
  expect((await open(address)).html).toContain("Második");
  await api.deletePost(id);
  const { response, html } = await open(address);
  expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  expect(html).not.toContain("Második");
});

test("an expired address says so in its language, and a wrong one that there is nothing", async () => {
  const { api, clock, preview, open } = await openSite();
  const { id } = await api.createPost(writtenPost(), { states: { en: "draft" } });
  const address = await preview(id, "en");
  for (const wrong of [address.slice(0, -1), address.replace("/en/", "/hu/"), `/en/preview/${id}`]) {
    const { response, html } = await open(wrong);
    expect(response.status, wrong).toBe(404);
    expect(html).not.toContain("Autumn hike");
  }
  clock.time = new Date(start.getTime() + week);
  const { response, html } = await open(address);
  expect([response.status, response.headers.get("cache-control")]).toEqual([410, "no-store"]);
  expect(html).toContain("This preview has expired");
  expect(html).not.toContain("Autumn hike");
});
