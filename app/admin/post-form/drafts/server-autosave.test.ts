import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Autosave, AutosaveRequest } from "#api/admin/writing-together.ts";
import { reduceForm, startForm } from "#app/admin/post-form/store/form-state.ts";
import { createFormStore } from "#app/admin/post-form/store/form-store.ts";
import { storedPost, storedText } from "#tests/support/samples/stored-post.ts";
import { chooseDraft } from "./choose-draft.ts";
import { serverPause, type ServerStatus } from "#app/admin/writing/repeated-send.ts";
import { draftFrom, startServerAutosave } from "./server-autosave.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openAutosave(post: ReturnType<typeof storedPost> | null = storedPost()) {
  const store = createFormStore(startForm(post));
  const sent: AutosaveRequest[] = [];
  const told: ServerStatus[] = [];
  const server = { isDown: false, answer: Promise.resolve() };
  const create = vi.fn(async (form) => {
    store.dispatch({ type: "saved", sent: form, post: storedPost({ drafts: {} }) });
  });
  const autosave = startServerAutosave({
    store,
    async send(_id, request) {
      await server.answer;
      if (server.isDown) throw new Error("away");
      sent.push(request);
      return { savedAt: "2026-11-21T10:00:00.000Z" };
    },
    create,
    now: () => 5000,
    onStatus: (status) => told.push(status),
  });
  const write = (value: string) => store.dispatch({ type: "written", name: "hu.title", value });
  const titles = () => sent.map(({ texts }) => texts.hu?.title);
  return { store, sent, told, server, create, autosave, write, titles };
}

const pass = (pauses = 1) => vi.advanceTimersByTimeAsync(serverPause * pauses);

const { slug: _, ...winter } = storedText({
  title: "Téli túra",
  summary: "Rövid.",
  content: "<p>Magyarul</p>",
});

test("what is written goes to the server every 30 seconds of writing, and not without any", async () => {
  const { sent, told, write, titles } = openAutosave();
  await pass(3);
  expect(sent).toEqual([]);
  write("Té");
  await pass(0.9);
  write("Téli");
  expect(sent).toEqual([]);
  await pass(0.1);
  expect(sent).toEqual([
    {
      basedOn: storedPost().updatedAt,
      texts: {
        hu: { ...winter, title: "Téli", note: "" },
      },
    },
  ]);
  expect(told).toEqual([{ state: "kept", at: 5000 }]);
  await pass(3);
  write("Téli túra");
  await pass();
  expect(titles()).toEqual(["Téli", "Téli túra"]);
});

test("what is written back as it was is taken from the server again", async () => {
  const { sent, told, write } = openAutosave();
  write("Téli");
  await pass();
  write("Őszi túra");
  await pass();
  expect(sent.at(-1)?.texts).toEqual({ hu: null });
  expect(told.at(-1)).toEqual({ state: "none" });
  await pass(3);
  expect(sent).toHaveLength(2);
});

test("what did not arrive is sent again until it does", async () => {
  const { told, server, write, titles } = openAutosave();
  server.isDown = true;
  write("Téli");
  await pass(2);
  expect(told).toEqual([{ state: "failed" }, { state: "failed" }]);
  server.isDown = false;
  await pass();
  expect(titles()).toEqual(["Téli"]);
  expect(told.at(-1)).toEqual({ state: "kept", at: 5000 });
});

test("a save waits for an autosave under way, and none is sent meanwhile", async () => {
  const { store, sent, server, autosave, write } = openAutosave();
  const arrived = Promise.withResolvers<void>();
  server.answer = arrived.promise;
  write("Téli");
  await pass();
  const held = vi.fn();
  const holding = autosave.hold().then(held);
  write("Téli túra");
  await vi.advanceTimersByTimeAsync(1000);
  expect(held).not.toHaveBeenCalled();
  arrived.resolve();
  await holding;
  await pass(2);
  expect(sent).toHaveLength(1);
  autosave.release();
  await pass();
  expect(sent.at(-1)?.texts.hu?.title).toBe("Téli túra");
  // After a save the same words are news to the server, which has forgotten them.
  store.dispatch({
    type: "saved",
    sent: store.read(),
    post: storedPost({ updatedAt: "2025-01-02T10:00:00.000Z" }),
  });
  write("Téli túra");
  await pass();
  expect(sent).toHaveLength(3);
});

test("a save does not wait for ever", async () => {
  const { server, autosave, write } = openAutosave();
  server.answer = new Promise(() => {});
  write("Téli");
  await pass();
  const held = vi.fn();
  void autosave.hold().then(held);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(held).toHaveBeenCalled();
});

test("a form that is left during a save sends nothing more when the save ends", async () => {
  const { sent, autosave, write } = openAutosave();
  write("Téli");
  await autosave.hold();
  autosave.stop();
  autosave.release();
  await pass(2);
  expect(sent).toEqual([]);
});

test("a new post becomes a draft when it has an author and something is written", async () => {
  const { store, create, write, sent, told } = openAutosave(null);
  write("Lima");
  await pass();
  expect(create).not.toHaveBeenCalled();
  store.dispatch({ type: "written", name: "author", value: "Anna" });
  await pass();
  expect(create).toHaveBeenCalledOnce();
  expect(told.at(-1)).toEqual({ state: "kept", at: 5000 });
  write("Lima és Cusco");
  await pass();
  expect(create).toHaveBeenCalledOnce();
  expect(sent.at(-1)?.texts.hu?.title).toBe("Lima és Cusco");
});

test("a text with large new pictures goes more rarely", async () => {
  const { store, sent } = openAutosave();
  const value = `<img src="data:image/png;base64,${"A".repeat(1_000_001)}" alt="">`;
  store.dispatch({ type: "written", name: "hu.content", value });
  await pass(9);
  expect(sent).toEqual([]);
  await pass();
  expect(sent).toHaveLength(1);
});

const opened = startForm(storedPost({ updatedAt: "2025-03-01T10:00:00.000Z" }));
const key = { username: "anna", post: "p1" };

function autosave(changes: Partial<Autosave>): Autosave {
  const savedAt = "2025-03-02T10:00:00.000Z";
  return {
    ...winter,
    note: "",
    language: "hu",
    savedBy: "anna",
    savedAt,
    basedOn: "2025-01-01T10:00:00.000Z",
    base: null,
    ...changes,
  };
}

test("one's own autosaves make a draft of the version with which they began, so that a conflict is noticed", () => {
  expect(draftFrom([autosave({ savedBy: "bela" })], key, opened)).toBeNull();
  const en = autosave({ language: "en", title: "Winter hike", basedOn: "2025-02-01T10:00:00.000Z" });
  const draft = draftFrom([autosave({}), en, autosave({ savedBy: "bela", language: "es" })], key, opened);
  expect(draft).toMatchObject({ ...key, keptAt: Date.parse("2025-03-02T10:00:00.000Z") });
  expect(draft?.form).toMatchObject({ updatedAt: "2025-01-01T10:00:00.000Z", base: opened.base });
  expect(draft?.form.fields).toMatchObject({
    "hu.title": "Téli túra",
    "en.title": "Winter hike",
    "es.title": "",
  });
});

test("a draft begins with the text with which its autosave began, not with what was saved since", () => {
  const base = { ...storedText({ title: "Nyári túra" }), coverAlt: "", coverRole: "" as const };
  const { form } = draftFrom([autosave({ base })], key, opened) ?? {};
  expect(form?.base).toMatchObject({ "hu.title": "Nyári túra", "en.title": opened.base["en.title"] });
  // With what only this device has, which began before another language was saved.
  const device = reduceForm(startForm(storedPost({ translations: { en: storedText({ title: "Old" }) } })), {
    type: "written",
    name: "en.title",
    value: "Mine",
  });
  const both = chooseDraft(
    { ...key, keptAt: 1000, form: device },
    draftFrom([autosave({ base })], key, opened),
    opened,
  );
  expect(both?.form.base).toMatchObject({ "hu.title": "Nyári túra", "en.title": "Old" });
  expect(both?.form.fields).toMatchObject({ "hu.title": "Téli túra", "en.title": "Mine" });
});

test("of two drafts the newer one is offered, with what only the older one changed", () => {
  const server = draftFrom([autosave({})], key, opened);
  const onDevice = (keptAt: number) => {
    const titled = reduceForm(opened, { type: "written", name: "hu.title", value: "Tavaszi" });
    return {
      ...key,
      keptAt,
      form: reduceForm(titled, { type: "written", name: "es.title", value: "Primavera" }),
    };
  };
  const offered = chooseDraft(onDevice(1000), server, opened);
  expect(offered).toMatchObject({ isFromServer: true, form: { updatedAt: "2025-01-01T10:00:00.000Z" } });
  expect(offered?.form.fields).toMatchObject({ "hu.title": "Téli túra", "es.title": "Primavera" });
  const newer = chooseDraft(onDevice(Date.parse("2025-03-03T10:00:00.000Z")), server, opened);
  expect(newer).toMatchObject({ isFromServer: false, form: { updatedAt: "2025-01-01T10:00:00.000Z" } });
  expect(newer?.form.fields["hu.title"]).toBe("Tavaszi");
});

test("what an older draft left as it was does not come back over what was saved since", () => {
  const begun = startForm(storedPost({ author: "Former" }));
  const form = reduceForm(begun, { type: "written", name: "es.title", value: "Primavera" });
  const offered = chooseDraft({ ...key, keptAt: 1000, form }, draftFrom([autosave({})], key, opened), opened);
  expect(offered?.form.fields).toMatchObject({ author: "Anna", "es.title": "Primavera" });
});

test("what the server keeps is not offered when it is what is saved", () => {
  const server = draftFrom([autosave({ title: "Őszi túra" })], key, opened);
  expect(chooseDraft(undefined, server, opened)).toBeNull();
  expect(chooseDraft(null, null, opened)).toBeNull();
});
