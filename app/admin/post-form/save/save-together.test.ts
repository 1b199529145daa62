import { expect, test } from "vitest";
import { ApiError } from "#api/errors/errors.ts";
import type { FullPost, Translation } from "#api/posts/posts.ts";
import { conflictingFields, mergeVersions, type Side } from "#app/admin/post-form/conflict/merge-versions.ts";
import { startForm } from "#app/admin/post-form/store/form-state.ts";
import { createFormStore } from "#app/admin/post-form/store/form-store.ts";
import {
  differingFields,
  fieldNames,
  fieldsOf,
  textOf,
  type FieldName,
  type FormField,
  type PostFields,
} from "#app/admin/post-form/store/post-fields.ts";
import { keepDrafts, type SaveIntent } from "#app/admin/post-form/states/save-intent.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { storedPost, storedText } from "#tests/support/samples/stored-post.ts";
import { runSave, type SaveEnd, type SavePost } from "./save-machine.ts";
import { entriesOf } from "#i18n/typed-keys.ts";

/** A model of what the server does with a save: `changePost` and `textsWithinRights` in server/domain/posts. */
function openModelServer() {
  let post: FullPost = storedPost({
    states: { hu: "published", en: "published", es: "none" },
    drafts: {},
    updatedAt: new Date(0).toISOString(),
  });
  return {
    read: async () => post,
    saveAs:
      (person: Person): SavePost =>
      async (
        { author, category, isPinned = false, createdAt = "", translations },
        { updatedAt, states = {} },
      ) => {
        if (updatedAt !== post.updatedAt) throw new ApiError(409, "changed_meanwhile", "somebody was faster");
        const refused: Record<string, string> = {};
        if (person.translates) {
          if (author !== post.author) refused["szerzo"] = "only an editor";
          if (category !== post.category) refused["category"] = "only an editor";
          if (isPinned !== (post.isPinned ?? false)) refused["isPinned"] = "only an editor";
          if (createdAt !== post.createdAt) refused["createdAt"] = "only an editor";
          for (const language of languages) {
            const isOwn = person.translates.includes(language);
            const isDraft = states[language] === undefined || states[language] === "draft";
            if (states[language] && !(isOwn && isDraft)) refused[`states.${language}`] = "not yours";
          }
        }
        if (Object.keys(refused).length > 0)
          throw new ApiError(403, "not_allowed", "not yours", { fieldErrors: refused });
        const drafts = { ...post.drafts };
        // Safe cast: the form sends each text as a whole.
        for (const [language, text] of entriesOf(translations))
          drafts[language] = storedText(text as Translation);
        post = {
          ...post,
          author,
          category,
          isPinned,
          createdAt,
          drafts,
          updatedAt: new Date(Date.parse(post.updatedAt) + 1).toISOString(),
        };
        return post;
      },
  };
}

interface Person {
  /** Left out for who may write all. */
  translates?: Language[];
}

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function mayWriteAs({ translates }: Person): (field: FormField) => boolean {
  return (field) => {
    const text = textOf(field);
    return translates === undefined || (text !== null && translates.includes(text.language));
  };
}

const intents: readonly SaveIntent[] = [
  keepDrafts,
  { states: { hu: "published" } },
  { states: {}, leaves: true },
];

/** Covers have their own rules, a category is one of a list, and a note is gone once it is published. */
const typed = fieldNames.filter(
  (name) => name !== "category" && !["coverRole", "note"].includes(textOf(name)?.name ?? ""),
);

test("three people with different rights save one post: each save lands, or asks about what both changed alone", async () => {
  let asked = 0;
  for (let seed = 1; seed <= 150; seed += 1) {
    const random = randomFrom(seed);
    const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
    const server = openModelServer();
    const opened = await server.read();
    const people = [{}, { translates: ["en" as const] }, { translates: ["es" as const, "en" as const] }].map(
      (person: Person) => ({
        person,
        mayWrite: mayWriteAs(person),
        store: createFormStore(startForm(opened)),
        before: fieldsOf(opened),
      }),
    );
    for (let step = 0; step < 12; step += 1) {
      const one = pick(people);
      const { store, person, mayWrite } = one;
      const own = typed.filter(mayWrite);
      for (let n = Math.floor(random() * 3); n >= 0; n -= 1) {
        const name = pick(own);
        const value = name === "isPinned" ? pick(["", "true"]) : `<p>${seed} ${step} ${n}</p>`;
        store.dispatch({ type: "written", name, value });
      }
      if (random() < 0.4) continue;
      const mine = store.read();
      const changed = differingFields(mine.base, mine.fields);
      const stored = fieldsOf(await server.read());
      const both = changed.filter(
        (name) => stored[name] !== mine.base[name] && stored[name] !== mine.fields[name],
      );
      const answers: Partial<PostFields> = {};
      const end = await runSave({
        store,
        intent: person.translates ? keepDrafts : pick(intents),
        save: server.saveAs(person),
        readLatest: server.read,
        mayWrite,
        enter(state) {
          if (state.name !== "conflict") return expect(state.name).toBe("saving");
          asked += 1;
          const { versions, resolve } = state;
          expect(conflictingFields(versions)).toEqual(both);
          for (const name of both) answers[name] = pick([versions.mine, versions.theirs])[name];
          const chosen = both.map((name) => [
            name,
            answers[name] === versions.mine[name] ? "mine" : "theirs",
          ]);
          return resolve(mergeVersions(versions, new Map(chosen as [FormField, Side][])));
        },
        signal: new AbortController().signal,
      });
      expect(end.name).toBe("saved");
      const expected = { ...stored };
      for (const name of changed) expected[name] = answers[name] ?? mine.fields[name];
      expect(fieldsOf(await server.read())).toEqual(expected);
    }
  }
  expect(asked).toBeGreaterThan(50);
});

/** Saves the form of a person who translates into English. */
async function saveAsTranslator(written: Partial<PostFields>, intent: SaveIntent = keepDrafts) {
  const server = openModelServer();
  const person: Person = { translates: ["en"] };
  const store = createFormStore(startForm(await server.read()));
  for (const [name, value] of Object.entries(written))
    store.dispatch({ type: "written", name: name as FieldName, value });
  const save = (): Promise<SaveEnd> =>
    runSave({
      store,
      intent,
      save: server.saveAs(person),
      readLatest: server.read,
      mayWrite: mayWriteAs(person),
      enter: () => {},
      signal: new AbortController().signal,
    });
  return { server, store, save };
}

test("words that an account may not save hold up none that it may, at no save", async () => {
  // Earlier releases left such forms, as does taking a language from an account whose form is open.
  const { server, store, save } = await saveAsTranslator({
    author: "Béla",
    "hu.title": "Enyém",
    "en.title": "Mine",
  });
  expect(await save()).toMatchObject({ name: "refused", isRestSaved: true });
  expect((await server.read()).drafts).toMatchObject({ en: { title: "Mine" } });
  expect((await server.read()).drafts?.hu).toBeUndefined();
  expect(store.read().fields).toMatchObject({ author: "Béla", "hu.title": "Enyém" });
  store.dispatch({ type: "written", name: "en.title", value: "Mine again" });
  expect(await save()).toMatchObject({ name: "refused", isRestSaved: true });
  expect((await server.read()).drafts?.en?.title).toBe("Mine again");
  store.dispatch({ type: "discarded" });
  store.dispatch({ type: "written", name: "en.title", value: "Mine at last" });
  expect((await save()).name).toBe("saved");
});

test("who may not publish any more saves a draft of it instead", async () => {
  const { server, save } = await saveAsTranslator({ "en.title": "Mine" }, { states: { en: "published" } });
  expect(await save()).toMatchObject({ name: "refused", isRestSaved: true });
  expect((await server.read()).drafts?.en?.title).toBe("Mine");
});

test("with nothing that may be saved, the save is refused and the words stay", async () => {
  const { store, save } = await saveAsTranslator({ "hu.title": "Enyém" });
  const end = await save();
  expect(end.name).toBe("refused");
  expect(end).not.toHaveProperty("isRestSaved");
  expect(store.read().fields["hu.title"]).toBe("Enyém");
});
