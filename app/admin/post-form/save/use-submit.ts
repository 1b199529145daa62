import { useRef } from "react";
import type { AdminClient } from "#api/admin/admin-client.ts";
import type { PresenceAnswer } from "#api/admin/writing-together.ts";
import { languages, type Language } from "#i18n/languages.ts";
import {
  answerPictures,
  unansweredPictures,
  type PictureAnswers,
} from "#app/admin/post-form/alt-texts/unanswered-pictures.ts";
import { isUnsaved } from "#app/admin/post-form/store/form-state.ts";
import type { FormStore } from "#app/admin/post-form/store/form-store.ts";
import type { Question, ViewStore } from "#app/admin/post-form/store/form-view.ts";
import { isBlank } from "#app/admin/post-form/store/post-fields.ts";
import {
  isChosenAtFirst,
  isPlain,
  isRemarkable,
  languagesToPublish,
  lookAt,
  plainIntent,
  type LookFacts,
} from "#app/admin/post-form/states/last-look.ts";
import {
  isPublishing,
  keepDrafts,
  publishNew,
  type SaveIntent,
} from "#app/admin/post-form/states/save-intent.ts";
import type { FormErrors } from "./form-errors.ts";

interface SubmitOptions {
  store: FormStore;
  view: ViewStore;
  isNew: boolean;
  mayPublish: boolean;
  username: string;
  listRevisions: AdminClient["listRevisions"];
  /** False while a save would be in the way of something else. */
  isReady: () => Promise<boolean>;
  missingFrom: (intent: SaveIntent) => FormErrors | null;
  raise: (errors: FormErrors) => void;
  start: (intent: SaveIntent) => Promise<void>;
}

/** Asks the questions before a save: which languages are published, and what their pictures show. */
export function useSubmit(options: SubmitOptions) {
  const { store, view, isNew, mayPublish, isReady, missingFrom, raise, start } = options;
  /** The others who have the post open, by the latest answer. */
  const others = useRef<PresenceAnswer["others"]>([]);

  /** Without an intent, the main button's is meant. */
  async function submit(intent?: SaveIntent): Promise<void> {
    if (!(await isReady())) return;
    if (!intent && !mayPublish) return send(keepDrafts);
    const asked = await languagesToAskAbout(intent, options, others.current);
    if (asked) return view.set({ question: asked });
    // A new post is published as a whole, and needs what the call for it needs.
    return send(intent ?? (isNew ? publishNew(store.newest().fields) : plainIntent(store.newest(), isNew)));
  }

  async function send(intent: SaveIntent): Promise<void> {
    const found = missingFrom(intent);
    if (found) return raise(found);
    const pictures = unansweredPictures(intent, store.newest());
    if (pictures.length > 0) return view.set({ question: { name: "pictures", intent, pictures } });
    await start(intent);
  }

  /** The question that is answered now. */
  function takeQuestion(): Question | null {
    const { question } = view.read();
    view.set({ question: null });
    return question;
  }

  return {
    submit,
    /** Before what is saved is looked at. */
    async saveFirst(): Promise<boolean> {
      if (isUnsaved(store.newest())) await submit(keepDrafts);
      return !isUnsaved(store.read());
    },
    hearOf(present: PresenceAnswer["others"]): void {
      others.current = present;
    },
    /** Goes on with the save, unless the question was stale. */
    async answerLanguages(chosen: Language[] | null): Promise<void> {
      const question = takeQuestion();
      if (question?.name !== "languages" || !chosen) return;
      const { states = {} } = question.intent;
      const wanted = chosen.map((language) => [language, states[language] ?? "published"]);
      await send({ ...question.intent, states: Object.fromEntries(wanted) });
    },
    async answerPictures(answers: PictureAnswers | null): Promise<void> {
      const question = takeQuestion();
      if (question?.name !== "pictures" || !answers) return;
      const changes = answerPictures(store.read().fields, question.pictures, answers);
      for (const [name, value] of changes) store.dispatch({ type: "written", name, value });
      await send(question.intent);
    },
  };
}

/** Null where nothing about the languages has to be asked. @param others the others who have the post open */
async function languagesToAskAbout(
  intent: SaveIntent | undefined,
  { store, isNew, username, listRevisions, missingFrom }: SubmitOptions,
  others: PresenceAnswer["others"],
): Promise<Question | null> {
  const form = store.newest();
  const asked = intent
    ? languages.filter((language) => isPublishing(intent.states?.[language]))
    : languagesToPublish(form);
  if (asked.every((language) => isPlain(form, language, isNew))) return null;
  if (isNew && !intent && isBlank("hu.title", form.fields)) return null;
  const missing = intent && missingFrom(intent);
  if (missing) return null;
  const revisions = form.id === undefined ? [] : await listRevisions(form.id).catch(() => null);
  const facts: LookFacts = { username, others, revisions };
  const rows = asked.map((language) => lookAt(form, language, facts));
  // Whoever names a language has decided, but for what they may not know of it.
  if (intent && !rows.some((row) => isRemarkable(row, username))) return null;
  const chosen = rows
    .filter((row) => isChosenAtFirst(row, form, facts, isNew))
    .map(({ language }) => language);
  return { name: "languages", intent: intent ?? { states: {}, leaves: true }, rows, chosen };
}
