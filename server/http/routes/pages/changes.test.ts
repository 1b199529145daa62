import { expect, test } from "vitest";
import { changesFeedPath } from "#i18n/site/file-addresses.ts";
import { publishDueDrafts } from "#server/domain/guide/publish-due-drafts.ts";
import { checkDraft } from "#server/http/guide/check-draft.ts";
import { children, parseXml, textOf } from "#tests/support/readers/parse-xml.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const start = new Date("2026-11-23T10:00:00Z");
const day = (date: number) => new Date(Date.UTC(2026, 10, date, 10));
const { openAdmin } = shareTestServers({ start, isFresh: true });
type Admin = Awaited<ReturnType<typeof openAdmin>>;

/** Changes the English page of costs, with a note for its readers. */
async function changeCosts(
  { api }: Admin,
  words: string,
  more: { note?: string; draft?: { publishAt: null } },
) {
  const { document, version } = await api.readAdminDocument("costs", "en");
  const paragraph = { type: "paragraph" as const, content: [{ type: "text" as const, text: words }] };
  const changed = { ...document, content: [paragraph, ...document.content.slice(1)] };
  return api.changeDocument("costs", "en", { document: changed, version, ...more });
}

const notesOfCosts = async ({ reader }: Admin) => (await reader.readDocument("costs", "en")).changes;

/** The post with another English title and a note for its readers. */
function retitled(title: string, note: string) {
  const { translations, ...post } = writtenPost();
  const en = { title, summary: "A short summary.", content: "<p>English text</p>", note };
  return { ...post, translations: { ...translations, en } };
}

test("a page and a post tell how they were changed, and the whole site does, the newest first", async () => {
  const admin = await openAdmin();
  const { api, reader, clock } = admin;
  const { id } = await api.createPost(writtenPost());
  expect(await notesOfCosts(admin)).toBeUndefined();
  expect(await reader.readPost(id, "en")).not.toHaveProperty("changes");
  expect(await reader.listChanges("en")).toEqual([]);

  const note = "New bus fares:\nthey rose in May.";
  await changeCosts(admin, "Dearer buses.", { note });
  clock.time = day(24);
  await api.changePost(id, retitled("Winter hike", "The path is open in winter too."));
  expect(await notesOfCosts(admin)).toEqual([{ note: note.replace("\n", " "), at: start.toISOString() }]);
  expect((await reader.readDocument("costs", "hu")).changes).toBeUndefined();
  const told = { note: "The path is open in winter too.", at: day(24).toISOString() };
  expect((await reader.readPost(id, "en")).changes).toEqual([told]);
  expect((await reader.readPost(id, "hu")).changes).toBeUndefined();
  const { title } = (await api.readAdminDocument("costs", "en")).document.attrs;
  expect(await reader.listChanges("en")).toMatchObject([
    { ...told, title: "Winter hike", path: "/en/post/winter-hike" },
    { title, path: "/en/peru-costs-and-stays", at: start.toISOString() },
  ]);
  expect(await reader.listChanges("hu")).toEqual([]);
});

test("readers get a draft's note with the draft, by a save or at its time, and not if it is discarded", async () => {
  const admin = await openAdmin();
  const { app, api, db, clock } = admin;
  const asDraft = { draft: { publishAt: null } };
  const draft = await changeCosts(admin, "First.", { note: "Said first.", ...asDraft });
  expect(draft.note).toBe("Said first.");
  expect(await notesOfCosts(admin)).toBeUndefined();
  expect(await api.removeDocumentDraft("costs", "en", draft.version)).toMatchObject({ note: "" });
  await changeCosts(admin, "Second.", { note: "Said second.", ...asDraft });
  await changeCosts(admin, "Second, again.", {});
  expect(await notesOfCosts(admin)).toMatchObject([{ note: "Said second." }]);

  const { document, version } = await api.readAdminDocument("costs", "en");
  const due = { publishAt: day(25).toISOString() };
  const attrs = { ...document.attrs, title: "Costs on time" };
  await api.changeDocument("costs", "en", {
    document: { ...document, attrs },
    version,
    note: "At its time.",
    draft: due,
  });
  clock.time = day(25);
  await publishDueDrafts(db, day(25), (one) => checkDraft(app, one));
  expect(await notesOfCosts(admin)).toMatchObject([
    { note: "At its time.", at: day(25).toISOString() },
    { note: "Said second.", at: start.toISOString() },
  ]);
});

test("a draft of a post keeps its note until it is published", async () => {
  const { api, reader } = await openAdmin();
  const { id } = await api.createPost(writtenPost());
  const draft = await api.changePost(id, retitled("Spring hike", "Spring came."), {
    states: { en: "draft" },
  });
  expect(draft.notes).toEqual({ en: "Spring came." });
  expect((await api.readFullPost(id)).notes).toEqual({ en: "Spring came." });
  expect(await reader.readFullPost(id)).not.toHaveProperty("notes");
  expect((await reader.readPost(id, "en")).changes).toBeUndefined();
  const { note: _, ...en } = retitled("Spring hike", "").translations.en;
  const { translations, ...post } = writtenPost();
  await api.changePost(
    id,
    { ...post, translations: { ...translations, en } },
    { states: { en: "published" } },
  );
  expect((await reader.readPost(id, "en")).changes).toMatchObject([{ note: "Spring came." }]);
});

test("without other words a note takes the place of the last one", async () => {
  const admin = await openAdmin();
  const { api, reader } = admin;
  const { id } = await api.createPost(writtenPost());
  for (const note of ["Wiht a fault.", "With a fault less."]) {
    await changeCosts(admin, "The same words.", { note });
    await api.changePost(id, retitled("The same title", note));
  }
  expect(await notesOfCosts(admin)).toMatchObject([{ note: "With a fault less." }]);
  expect((await reader.readPost(id, "en")).changes).toMatchObject([{ note: "With a fault less." }]);
  expect(await reader.listChanges("en")).toHaveLength(2);
});

test("it does so too where the address of a link was replaced meanwhile", async () => {
  const admin = await openAdmin();
  const { api, reader, clock } = admin;
  const linking = (note: string, href: string) => {
    const post = retitled("Ruins", note);
    const en = { ...post.translations.en, content: `<p><a href="${href}">x</a></p>` };
    return { ...post, translations: { ...post.translations, en } };
  };
  const changePage = async (note: string, href: string) => {
    const { document, version } = await api.readAdminDocument("costs", "en");
    const marks = [{ type: "link" as const, attrs: { href } }];
    const link = { type: "paragraph" as const, content: [{ type: "text" as const, text: "x", marks }] };
    const content = [link, ...document.content.slice(1)];
    await api.changeDocument("costs", "en", { document: { ...document, content }, version, note });
  };
  const [from, to] = ["https://gone.example/", "https://new.example/"];
  const { id } = await api.createPost(linking("Wiht a fault.", from));
  await changePage("Wiht a fault.", from);
  clock.time = new Date(start.getTime() + 60_000);
  expect(await api.replaceAddress({ from, to })).toEqual({ places: 2 });
  await api.changePost(id, linking("With a fault less.", to));
  await changePage("With a fault less.", to);
  expect((await reader.readPost(id, "en")).changes).toMatchObject([{ note: "With a fault less." }]);
  expect(await notesOfCosts(admin)).toMatchObject([{ note: "With a fault less." }]);
});

test("a note follows its words through a save that says nothing", async () => {
  const admin = await openAdmin();
  await changeCosts(admin, "The same words.", { note: "Wiht a fault." });
  await changeCosts(admin, "The same words.", {});
  await changeCosts(admin, "The same words.", { note: "With a fault less." });
  expect(await notesOfCosts(admin)).toMatchObject([{ note: "With a fault less." }]);
});

test("editors see the note of the words that readers have, and an emptied one is taken back", async () => {
  const admin = await openAdmin();
  const { api, reader } = admin;
  const { id } = await api.createPost(writtenPost());
  for (const note of ["Too early.", ""]) {
    expect(await changeCosts(admin, "The same words.", { note })).toMatchObject({ note });
    const { notes } = await api.changePost(id, retitled("The same title", note));
    expect(notes).toEqual(note ? { en: note } : {});
  }
  expect(await notesOfCosts(admin)).toBeUndefined();
  expect((await reader.readPost(id, "en")).changes).toBeUndefined();
  expect(await reader.listChanges("en")).toEqual([]);
});

test("the note of a page that was hidden is taken back as it goes out once more", async () => {
  const { api, reader } = await openAdmin();
  const titles = { hu: "Utak", en: "Trips", es: "Viajes" };
  const { page } = await api.addOwnPage({ titles, addresses: { hu: "", en: "", es: "" }, place: "menu" });
  const opened = await api.readAdminDocument(page, "en");
  const description = [{ type: "text" as const, text: "Our trips." }];
  const document = { ...opened.document, attrs: { ...opened.document.attrs, description } };
  const said = await api.changeDocument(page, "en", {
    document,
    version: opened.version,
    note: "Too early.",
  });
  const hidden = await api.restoreDocument(page, "en", said.version);
  expect(hidden.note).toBe("Too early.");
  await api.changeDocument(page, "en", { document, version: hidden.version, note: "" });
  expect(await reader.listChanges("en")).toEqual([]);
});

test("an emptied note on other words leaves readers what they were told of the former ones", async () => {
  const admin = await openAdmin();
  const { id } = await admin.api.createPost(writtenPost());
  for (const note of ["Said before.", ""]) {
    await changeCosts(admin, `Other words: ${note}`, { note });
    await admin.api.changePost(id, retitled(`Other words: ${note}`, note));
  }
  expect(await notesOfCosts(admin)).toMatchObject([{ note: "Said before." }]);
  expect((await admin.reader.readPost(id, "en")).changes).toMatchObject([{ note: "Said before." }]);
});

test("nothing is told of a text that readers do not have any more", async () => {
  const admin = await openAdmin();
  const { api, reader } = admin;
  const { id } = await api.createPost(writtenPost());
  await api.changePost(id, retitled("Gone soon", "Nobody reads this."));
  const { version } = await changeCosts(admin, "Other words.", { note: "Nor this." });
  expect(await reader.listChanges("en")).toHaveLength(2);
  await api.restoreDocument("costs", "en", version);
  expect(await notesOfCosts(admin)).toBeUndefined();
  await api.deletePost(id);
  expect(await reader.listChanges("en")).toEqual([]);
});

test("another text in the place of one that is gone tells nothing of that one's changes", async () => {
  const admin = await openAdmin();
  const { api, reader } = admin;
  const { id } = await api.createPost(writtenPost());
  await api.changePost(id, retitled("Gone soon", "Said of what is gone."));
  const { translations, ...post } = writtenPost();
  const emptied = { ...translations, en: { title: "", summary: "", content: "" } };
  await api.changePost(id, { ...post, translations: emptied });
  await api.changePost(id, writtenPost());
  expect((await reader.readPost(id, "en")).changes).toBeUndefined();

  const { version } = await changeCosts(admin, "Other words.", { note: "Said of them." });
  await api.restoreDocument("costs", "en", version);
  await changeCosts(admin, "Words of another year.", {});
  expect(await notesOfCosts(admin)).toBeUndefined();
});

test("a text tells its last five changes", async () => {
  const admin = await openAdmin();
  for (const count of [1, 2, 3, 4, 5, 6]) {
    admin.clock.time = day(23 + count);
    await changeCosts(admin, `Version ${count}.`, { note: `Change ${count}.` });
  }
  const notes = ((await notesOfCosts(admin)) ?? []).map(({ note }) => note);
  expect(notes).toEqual(["Change 6.", "Change 5.", "Change 4.", "Change 3.", "Change 2."]);
});

test("the feed tells the same, and the site map names the list in the languages that have one", async () => {
  const admin = await openAdmin();
  const read = async (path: string) => (await admin.app.inject(path)).body;
  const listed = async () => (await read("/sitemap-pages.xml")).match(/[^>]*what-changed(?=<)/g);
  expect(await listed()).toBeNull();
  await changeCosts(admin, "Dearer buses.", { note: "Fares & fees <rose>." });
  expect(await listed()).toEqual(["http://irany.test/en/what-changed"]);
  const feed = parseXml(await read(changesFeedPath("en")));
  expect(textOf(feed, "title")).toBe("What changed – Irány Peru");
  expect(textOf(feed, "updated")).toBe(start.toISOString());
  const [entry] = children(feed, "entry");
  if (!entry) throw new Error("there is no entry");
  expect(textOf(entry, "summary")).toBe("Fares & fees <rose>.");
  expect(textOf(entry, "id")).toMatch(/^urn:uuid:[\da-f-]{36}$/);
  expect(children(entry, "link")[0]?.attributes["href"]).toBe("http://irany.test/en/peru-costs-and-stays");
  expect(children(parseXml(await read(changesFeedPath("hu"))), "entry")).toEqual([]);
});

test("a note is one line of at most 300 characters", async () => {
  const admin = await openAdmin();
  const long = { note: "x".repeat(301) };
  await expect(changeCosts(admin, "Words.", long)).rejects.toMatchObject({ code: "invalid_field" });
  const { id } = await admin.api.createPost(writtenPost());
  await expect(admin.api.changePost(id, retitled("Hike", long.note))).rejects.toMatchObject({
    fieldErrors: { "translations.en.note": "may have at most 300 characters" },
  });
});
