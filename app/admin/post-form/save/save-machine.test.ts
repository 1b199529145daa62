import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#api/errors/errors.ts";
import type { FullPost } from "#api/posts/posts.ts";
import { reduceForm, startForm, type FormState } from "#app/admin/post-form/store/form-state.ts";
import { createFormStore } from "#app/admin/post-form/store/form-store.ts";
import { emptyFields, fieldsOf } from "#app/admin/post-form/store/post-fields.ts";
import { storedPost, storedText } from "#tests/support/samples/stored-post.ts";
import type { SaveIntent } from "#app/admin/post-form/states/save-intent.ts";
import {
  longestWait,
  quietPause,
  retryDelay,
  runSave,
  type SavePost,
  type SaveState,
} from "./save-machine.ts";

const offline = new ApiError(0, "internal", "the server could not be reached");
const signedOut = new ApiError(401, "not_signed_in", "not signed in");
const changedMeanwhile = new ApiError(409, "changed_meanwhile", "somebody was faster");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The post as Béla has saved it meanwhile. */
const bela = storedPost({ author: "Béla", updatedAt: "2025-02-02T00:00:00.000Z" });

/** A save whose calls fail with these errors in turn, then succeed. @param react called with each state */
function openSave(
  errors: Error[],
  { react = () => {}, opened = startForm(storedPost()), save, intent, theirs = bela }: SaveChanges = {},
) {
  const store = createFormStore(opened);
  const log: string[] = [];
  const controller = new AbortController();
  async function answer<T>(call: string, body: T): Promise<T> {
    log.push(call);
    const error = errors.shift();
    if (error) throw error;
    return body;
  }
  const end = () =>
    runSave({
      store,
      ...(intent && { intent }),
      save: async (post, attachments, options) => {
        await answer(`save ${options.id ?? "new"}`, null);
        return save ? save(post, attachments, options) : storedAs(post);
      },
      readLatest: async () => answer("read", theirs),
      enter(state) {
        if (state.name !== "saving") log.push(state.name);
        react(state, controller);
      },
      signal: controller.signal,
    });
  const write = (value: string) => store.dispatch({ type: "written", name: "hu.title", value });
  return { store, log, controller, end, write };
}

interface SaveChanges {
  react?: (state: SaveState, controller: AbortController) => void;
  opened?: FormState;
  save?: SavePost;
  intent?: SaveIntent;
  theirs?: FullPost;
}

/** The post that the server stores and returns. */
function storedAs({ author, category, translations }: Parameters<SavePost>[0]) {
  const texts = Object.entries(translations).map(([language, text]) => [language, { ...text, slug: "s" }]);
  return storedPost({ author, category, translations: Object.fromEntries(texts) });
}

test("the wait doubles up to a minute", () => {
  expect([1, 2, 3, 5, 6, 40].map(retryDelay)).toEqual([2000, 4000, 8000, 32_000, longestWait, longestWait]);
});

test("a lost connection is waited out, longer each time", async () => {
  const { log, end } = openSave([offline, offline]);
  const saved = end();
  await vi.advanceTimersByTimeAsync(1999);
  expect(log).toEqual(["save p1", "waiting for connection"]);
  await vi.advanceTimersByTimeAsync(1 + 3999);
  expect(log).toEqual(["save p1", "waiting for connection", "save p1", "waiting for connection"]);
  await vi.advanceTimersByTimeAsync(1);
  expect((await saved).name).toBe("saved");
});

test("a connection that is back ends the wait at once, and its timer", async () => {
  const { end } = openSave([offline], {
    react: (state) => state.name === "waiting for connection" && state.retryNow(),
  });
  expect((await end()).name).toBe("saved");
  expect(vi.getTimerCount()).toBe(0);
});

test("a server that cannot save at the moment is waited for as well, a full one is told of", async () => {
  const away = new ApiError(503, "unavailable", "the database cannot be reached");
  const full = new ApiError(507, "no_space", "there is no room left");
  const { log, end } = openSave([away, full], {
    react(state) {
      if (state.name !== "waiting for connection") return;
      expect(state.isServerBusy).toBe(true);
      state.retryNow();
    },
  });
  expect(await end()).toEqual({ name: "refused", error: full });
  expect(log).toEqual(["save p1", "waiting for connection", "save p1"]);
});

test("an ended session is renewed and the save goes on", async () => {
  const { log, end } = openSave([signedOut], {
    react: (state) => state.name === "session ended" && state.resolve(true),
  });
  expect((await end()).name).toBe("saved");
  expect(log).toEqual(["save p1", "session ended", "save p1"]);
});

/** Changed by me, as by the one who was faster. */
const rivalling = reduceForm(startForm(storedPost()), { type: "written", name: "author", value: "Csilla" });

test("what others changed elsewhere is merged without a question before anything is sent again", async () => {
  const { log, store, write, end } = openSave([changedMeanwhile]);
  write("Enyém");
  expect((await end()).name).toBe("saved");
  expect(log).toEqual(["save p1", "read", "save p1"]);
  expect(store.read().fields).toMatchObject({ author: "Béla", "hu.title": "Enyém" });
});

test("a draft that somebody else saved meanwhile is not published with one's own words", async () => {
  const publish: SaveIntent = { states: { hu: "published" }, leaves: true };
  const { hu } = storedPost().translations;
  const draft = storedText({ ...hu, summary: "Béla összefoglalója" });
  for (const [theirs, end] of [
    [storedPost({ updatedAt: "2025-02-02T00:00:00.000Z", drafts: { hu: draft } }), "merged"],
    [storedPost({ updatedAt: "2025-02-02T00:00:00.000Z", drafts: { es: draft } }), "saved"],
  ] as const) {
    const { log, store, write, ...save } = openSave([changedMeanwhile], { intent: publish, theirs });
    write("Enyém");
    expect((await save.end()).name).toBe(end);
    expect(log).toEqual(["save p1", "read", ...(end === "saved" ? ["save p1"] : [])]);
    if (end === "merged")
      expect(store.read().fields).toMatchObject({ "hu.title": "Enyém", "hu.summary": "Béla összefoglalója" });
  }
});

test("what both changed is asked about before anything is sent again", async () => {
  const fields = { ...fieldsOf(storedPost({ author: "Béla" })), "hu.title": "Enyém" };
  const { log, store, end } = openSave([changedMeanwhile], {
    opened: rivalling,
    react: (state) => state.name === "conflict" && state.resolve({ fields, keepsCover: false }),
  });
  expect((await end()).name).toBe("saved");
  expect(log).toEqual(["save p1", "read", "conflict", "save p1"]);
  expect(store.read().fields).toMatchObject({ author: "Béla", "hu.title": "Enyém" });
});

test("the other version may itself come only after the connection is back", async () => {
  const { log, end } = openSave([changedMeanwhile, offline], {
    opened: rivalling,
    react(state) {
      if (state.name === "waiting for connection") state.retryNow();
      if (state.name === "conflict") state.resolve({ fields: emptyFields("Anna"), keepsCover: true });
    },
  });
  expect((await end()).name).toBe("saved");
  expect(log).toEqual(["save p1", "read", "waiting for connection", "read", "conflict", "save p1"]);
});

test("an editor who gives up has nothing sent", async () => {
  const conflict = openSave([changedMeanwhile], {
    opened: rivalling,
    react: (state) => state.name === "conflict" && state.resolve(null),
  });
  expect(await conflict.end()).toEqual({ name: "idle" });
  expect(conflict.log).toEqual(["save p1", "read", "conflict"]);
  const session = openSave([signedOut], {
    react: (state) => state.name === "session ended" && state.resolve(false),
  });
  expect(await session.end()).toEqual({ name: "idle" });
  expect(session.log).toEqual(["save p1", "session ended"]);
});

test("a refusal ends the save, with what the server said", async () => {
  const refusal = new ApiError(400, "invalid_field", "szerzo: too short");
  expect(await openSave([refusal]).end()).toEqual({ name: "refused", error: refusal });
});

test.each(["waiting for connection", "session ended", "conflict"])(
  "it can be cancelled while: %s",
  async (name) => {
    const errors = {
      "waiting for connection": offline,
      "session ended": signedOut,
      conflict: changedMeanwhile,
    };
    const { log, end } = openSave([errors[name as keyof typeof errors]], {
      opened: rivalling,
      react: (state, controller) => state.name === name && controller.abort(),
    });
    expect(await end()).toEqual({ name: "idle" });
    expect(log.filter((entry) => entry === "save p1")).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test("a save that waited has left no listener on its signal", async () => {
  const { controller, end } = openSave([offline, signedOut, offline], {
    react(state) {
      if (state.name === "waiting for connection") state.retryNow();
      if (state.name === "session ended") state.resolve(true);
    },
  });
  const added = vi.spyOn(controller.signal, "addEventListener");
  const removed = vi.spyOn(controller.signal, "removeEventListener");
  expect((await end()).name).toBe("saved");
  const listeners = (calls: typeof added.mock.calls | typeof removed.mock.calls) =>
    calls.map(([, listener]) => listener);
  expect(added).toHaveBeenCalledTimes(3);
  expect(listeners(removed.mock.calls)).toEqual(listeners(added.mock.calls));
});

test("words written while a new post is created are sent after it, once the typing rests", async () => {
  const sent: string[] = [];
  const { log, write, end } = openSave([], {
    opened: startForm(null),
    save: async (post) => {
      sent.push(post.translations.hu?.title ?? "");
      if (sent.length === 1) write("Lima és Cusco");
      return storedAs({
        ...post,
        translations: { hu: { title: sent.at(-1) ?? "", summary: "", content: "" } },
      });
    },
  });
  write("Lima");
  const saved = end();
  await vi.advanceTimersByTimeAsync(quietPause - 1);
  expect(log).toEqual(["save new"]);
  await vi.advanceTimersByTimeAsync(1);
  expect((await saved).name).toBe("saved");
  expect(log).toEqual(["save new", "save p1"]);
  expect(sent).toEqual(["Lima", "Lima és Cusco"]);
});

test("a field that has not passed on its last words is asked for them", async () => {
  const { store, end } = openSave([]);
  store.addDelayedField(() => store.dispatch({ type: "written", name: "hu.content", value: "<p>Végig</p>" }));
  expect(await end()).toMatchObject({ post: { translations: { hu: { content: "<p>Végig</p>" } } } });
});

test("how much has left is told, and the version that was changed is sent along", async () => {
  const shares: number[] = [];
  const sent: unknown[] = [];
  const { end } = openSave([], {
    react: (state) => state.name === "saving" && shares.push(state.progress),
    save: async (post, attachments, { onProgress }) => {
      onProgress(0.5);
      sent.push(attachments, post.translations.en);
      return storedAs(post);
    },
  });
  await end();
  expect(shares).toEqual([0, 0.5]);
  const { slug: _, ...en } = storedPost().translations.en ?? {};
  expect(sent).toEqual([{ updatedAt: storedPost().updatedAt }, en]);
});

test("what the editor intends stays the same through waiting, a lost session and a conflict", async () => {
  const asked: unknown[] = [];
  const { end } = openSave([], {
    opened: rivalling,
    intent: { states: { en: "published" }, upToDate: ["en"] },
    react(state) {
      if (state.name === "waiting for connection") state.retryNow();
      if (state.name === "session ended") state.resolve(true);
      if (state.name === "conflict") state.resolve({ fields: fieldsOf(state.theirs), keepsCover: true });
    },
    async save({ translations }, { states, upToDate }) {
      asked.push({ languages: Object.keys(translations), states, upToDate });
      const error = [offline, signedOut, changedMeanwhile][asked.length - 1];
      if (error) throw error;
      return storedPost();
    },
  });
  expect(await end()).toMatchObject({ name: "saved" });
  const intended = { languages: ["en"], states: { en: "published" }, upToDate: ["en"] };
  expect(asked).toEqual([intended, intended, intended, intended]);
});
