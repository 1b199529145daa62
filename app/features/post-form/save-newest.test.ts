import { expect, test } from "vitest";
import { storedPost } from "#tests/support/stored-post.ts";
import { startForm, type FormState } from "./form-state.ts";
import { createFormStore } from "./form-store.ts";
import { writtenPostOf } from "./post-fields.ts";
import { saveNewest } from "./save-newest.ts";

const steps = {
  signInAgain: async () => true,
  settleConflict: async () => true,
  waitForConnection: async () => {},
  untilQuiet: async () => {},
};

/** What the server makes of a form. */
function stored({ fields }: FormState) {
  const { author, category, translations } = writtenPostOf(fields);
  const texts = Object.entries(translations).map(([language, text]) => [language, { ...text, slug: "s" }]);
  return storedPost({ author, category, translations: Object.fromEntries(texts) });
}

test("words written while a new post is created are sent after it, as a change of that post", async () => {
  const store = createFormStore(startForm(null));
  const write = (value: string) => store.dispatch({ type: "written", name: "hu.title", value });
  write("Lima");
  const sent: (string | undefined)[][] = [];
  const outcome = await saveNewest(
    store,
    {
      ...steps,
      async send(state) {
        sent.push([state.id, state.fields["hu.title"]]);
        if (sent.length === 1) write("Lima és Cusco");
        return stored(state);
      },
    },
    new AbortController().signal,
  );
  expect(outcome.kind).toBe("saved");
  expect(sent).toEqual([
    [undefined, "Lima"],
    ["p1", "Lima és Cusco"],
  ]);
});

test("a field that has not passed on its last words is asked for them", async () => {
  const store = createFormStore(startForm(storedPost()));
  store.addSource(() => store.dispatch({ type: "written", name: "hu.content", value: "<p>Végig</p>" }));
  let sent = "";
  await saveNewest(
    store,
    {
      ...steps,
      async send(state) {
        sent = state.fields["hu.content"];
        return stored(state);
      },
    },
    new AbortController().signal,
  );
  expect(sent).toBe("<p>Végig</p>");
});
