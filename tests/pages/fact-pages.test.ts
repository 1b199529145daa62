import { expect, test } from "vitest";
import type { FactChangeInput } from "#api/facts/facts.ts";
import { languages } from "#i18n/languages.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const id = "costs.transportPrices.limaIca";

const { openSignedInServer } = shareTestServers({
  site: loadBuiltSite,
  now: () => new Date("2026-11-23T10:00:00Z"),
});

const change: FactChangeInput = {
  value: { range: [41, 1057], currency: "PEN", lookUp: "cruzDelSur" },
  source: { name: "Jegypénztár", url: "https://www.cruzdelsur.com.pe" },
  checkedOn: "2026-11-20",
};

async function openSite() {
  const server = await openSignedInServer();
  const send = visitor(server.app);
  const read = async (path: string) => (await send(path)).text();
  const report = async (path: string, fields: Record<string, string>) =>
    send(path, { method: "POST", body: new URLSearchParams(fields) });
  return { ...server, send, read, report };
}

/** Without the comments that React puts between texts. */
const plain = (html: string) => html.replaceAll("<!-- -->", "").replaceAll("&nbsp;", "\u00a0");

test("a fact has a page in each language, which search engines pass by", async () => {
  const { read } = await openSite();
  const [hu = "", en = "", es = ""] = await Promise.all(
    languages.map(async (language) => plain(await read(factPath(id, language)))),
  );
  expect(hu).toContain("40–55\u00a0sol<");
  expect(hu).toContain("ár, 2025. december");
  expect(en).toContain("Bus from Lima to Ica");
  expect(en).toContain("40–55\u00a0soles");
  expect(en).toContain("price of December 2025");
  expect(en).toContain("not confirmed yet");
  expect(en).toContain('href="https://www.cruzdelsur.com.pe"');
  expect(en).toContain('href="/en/peru-costs-and-stays"');
  expect(en).toContain('content="noindex, nofollow"');
  expect(es).toContain("precio de diciembre de 2025");
});

test("a fact's other addresses lead to it, and what is no fact is not found", async () => {
  const { send } = await openSite();
  for (const [from, to] of [
    [`/en/dato/${id}`, `/en/fact/${id}`],
    [`/fact/${id}`, `/hu/fact/${id}`],
    [`/hu/fact/${id}`, `/hu/adat/${id}`],
  ] as const) {
    const answer = await send(from);
    expect([answer.status, answer.headers.get("location")], from).toEqual([301, to]);
  }
  expect((await send("/en/fact/costs.nothing")).status).toBe(404);
});

test("a change in the admin area is on the fact's page at once, although the page was kept", async () => {
  const { api, read } = await openSite();
  await read(factPath(id, "es"));
  await api.changeFact(id, change);
  const page = plain(await read(factPath(id, "es")));
  expect(page).toContain("41–1057\u00a0soles");
  expect(page).toContain("precio de noviembre de 2026");
  expect(page).toContain("Jegypénztár");
  expect(page).not.toContain("aún sin confirmar");
});

test("a report posted without JavaScript arrives in the admin area, and the reader is thanked", async () => {
  const { api, report, read } = await openSite();
  const path = factPath(id, "hu");
  const answer = await report(path, { message: " Ma 60 volt. ", email: "agnes@example.com", elapsed: "" });
  const location = answer.headers.get("location") ?? "";
  expect([answer.status, location]).toEqual([303, `${path}?sent=1#_report-outcome`]);
  expect(await read(location.split("#")[0] ?? "")).toContain("Köszönjük! Utánanézünk.");
  const { reports } = await api.listFactReports();
  expect(reports).toMatchObject([
    { factId: id, message: "Ma 60 volt.", email: "agnes@example.com", language: "hu" },
  ]);
});

test("a report that is refused comes back with everything typed, and says why in the reader's language", async () => {
  const { api, report } = await openSite();
  const path = factPath(id, "es");
  const refused = await report(path, { message: "Hoy 60.", email: "agnes" });
  const page = await refused.text();
  expect(refused.status).toBe(400);
  expect(page).toContain("Esto no es un correo electrónico.");
  expect(page).toContain(">Hoy 60.</textarea>");
  expect(page).toContain('value="agnes"');
  const trapped = await report(path, { message: "Hoy 60.", extra_note: "http://x.test" });
  expect(trapped.status).toBe(403);
  expect(await trapped.text()).toContain("campo oculto");
  expect((await report("/en/fact/costs.nothing", { message: "x" })).status).toBe(404);
  expect((await api.listFactReports()).reports).toEqual([]);
});

test.each([
  ["hu", "Írjátok meg, mit láttatok."],
  ["en", "Please write what you saw."],
  ["es", "Falta decir qué viste."],
] as const)("an empty report is refused in words without JavaScript (%s)", async (language, words) => {
  const { api, report } = await openSite();
  for (const message of ["", " \n "]) {
    const refused = await report(factPath(id, language), { message, elapsed: "" });
    expect(refused.status).toBe(400);
    expect(plain(await refused.text())).toContain(words);
  }
  expect((await api.listFactReports()).reports).toEqual([]);
});

test("a fact in a post is the reader's, and what editors change is in page, preview and feed at once", async () => {
  const { api, read } = await openSite();
  const link = `<a href="/fact/${id}"><strong>40 sol</strong></a>`;
  const text = (content: string) => ({ title: "Ica", summary: "", content });
  const post = await api.createPost(
    writtenPost({
      translations: {
        hu: text(`<p>A busz ${link}.</p>`),
        en: text(`<p>The bus is ${link}.</p>`),
        es: text(`<p>Nada.</p>`),
      },
    }),
  );
  expect((await api.readFullPost(post.id)).translations.en?.content).toContain(link);
  const inPost = async (path: string) => plain(await read(path));
  const before = await inPost("/en/post/ica");
  expect(before).toContain(
    `<a href="/en/fact/${id}" class="fact" title="bus from Lima to Ica: price of December 2025, not confirmed yet"><strong>40–55\u00a0soles</strong></a>`,
  );
  expect(before).toContain('content="The bus is 40–55 soles."');
  await read("/hu/feed.xml");

  await api.changeFact(id, change);
  expect(await inPost("/en/post/ica")).toContain("<strong>41–1,057\u00a0soles</strong></a>");
  expect(await inPost("/hu/post/ica")).toContain("<strong>41–1057\u00a0sol</strong></a>");
  const feed = await inPost("/hu/feed.xml");
  expect(feed).toContain(`http://irany.test/hu/adat/${id}`);
  expect(feed).toContain("41–1057");
  const { url } = await api.previewPost(post.id, "en");
  expect(await inPost(url.replace("http://irany.test", ""))).toContain("41–1,057\u00a0soles");
});

test("in a text of another language the value is the reader's, and says so", async () => {
  const { api, read } = await openSite();
  await api.createPost(hungarianPost("Ica", `<p>Ára <a href="/fact/${id}">40</a>.</p>`));
  expect(await read("/es/post/ica")).toContain(`<a href="/es/dato/${id}" class="fact" lang="es" title=`);
});

test("words stay where no such fact is known, or none that fits on a line; several values make a line", async () => {
  const { api, read } = await openSite();
  const gone = `<a href="/fact/costs.gone">régi ár</a>`;
  const table = `<a href="/fact/entry.customs">vámhatár</a>`;
  const several = `<a href="/fact/costs.dailyCosts">napi költség</a>`;
  await api.createPost(hungarianPost("Pénz", `<p>Egy ${gone}, egy ${table}: ${several}.</p>`));
  const page = await read("/hu/post/penz");
  expect(page).toContain("Egy régi ár, egy <a");
  expect(page).toContain('href="/hu/adat/entry.customs" class="fact" title="');
  expect(page).toContain(">vámhatár</a>");
  expect(plain(page)).toContain(
    ">hátizsákos 100–180\u00a0sol, közepes 220–400\u00a0sol, kényelmes 550–1100\u00a0sol</a>",
  );
});

test("a guide page lists the dated facts that it prints, each with its value, its age and the way to report it", async () => {
  const { api, read } = await openSite();
  const line = (value: string, when: string) =>
    `<li>bus from Lima to Ica: ${value}\u00a0soles, ${when}. <a href="/en/fact/${id}">Out of date? Tell us</a></li>`;
  const path = "/en/peru-costs-and-stays";
  expect(plain(await read(path))).toContain(line("40–55", "December 2025"));
  await api.changeFact(id, change);
  expect(plain(await read(path))).toContain(line("41–1,057", "November 2026"));
});
