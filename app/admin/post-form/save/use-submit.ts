import { useRef, useState } from "react";
import type { PresenceAnswer } from "#api/desk/writing-together.ts";
import { languages, type Language } from "#i18n/languages.ts";
import {
  answerPictures,
  unansweredPictures,
  type PictureAnswers,
  type UnansweredPicture,
} from "#app/admin/post-form/alt-texts/unanswered-pictures.ts";
import type { WritingCalls } from "#app/admin/post-form/drafts/use-server-autosave.ts";
import type { FormStore } from "#app/admin/post-form/form-store.ts";
import { isBlank } from "#app/admin/post-form/post-fields.ts";
import {
  isChosenAtFirst,
  isPlain,
  isRemarkable,
  languagesToPublish,
  lookAt,
  plainAim,
  type LookFacts,
  type LookRow,
} from "#app/admin/post-form/states/last-look.ts";
import { isPublishing, keepDrafts, publishAll, type SaveAim } from "#app/admin/post-form/states/save-aim.ts";
import type { FormErrors } from "./form-errors.ts";

interface SubmitOptions {
  store: FormStore;
  isNew: boolean;
  mayPublish: boolean;
  username: string;
  listRevisions: WritingCalls["listRevisions"];
  /** False while a save would be in the way of something else. */
  isReady: () => Promise<boolean>;
  missingFrom: (aim: SaveAim) => FormErrors | null;
  raise: (errors: FormErrors) => void;
  start: (aim: SaveAim) => Promise<void>;
}

type Question =
  | { name: "languages"; aim: SaveAim; rows: LookRow[]; chosen: Language[] }
  | { name: "pictures"; aim: SaveAim; pictures: UnansweredPicture[] };

/** What is asked before a save: which languages go out, and what their pictures show. */
export function useSubmit(options: SubmitOptions) {
  const { store, isNew, mayPublish, username, listRevisions, isReady, missingFrom, raise, start } = options;
  const [question, setQuestion] = useState<Question | null>(null);
  /** Who else has the post open, as it was heard of last. */
  const others = useRef<PresenceAnswer["others"]>([]);

  /** Without an aim, the one of the main button. */
  async function submit(aim?: SaveAim): Promise<void> {
    if (!(await isReady())) return;
    if (!aim && !mayPublish) return send(keepDrafts);
    const asked = await languagesToAskAbout(aim);
    if (asked) return setQuestion(asked);
    // A new post is published as a whole, and needs what the call for it needs.
    return send(aim ?? (isNew ? publishAll : plainAim(store.newest(), isNew)));
  }

  async function languagesToAskAbout(aim: SaveAim | undefined): Promise<Question | null> {
    const form = store.newest();
    const asked = aim
      ? languages.filter((language) => isPublishing(aim.states?.[language]))
      : languagesToPublish(form);
    if (asked.every((language) => isPlain(form, language, isNew))) return null;
    if (isNew && !aim && isBlank("hu.title", form.fields)) return null;
    const missing = aim && missingFrom(aim);
    if (missing) return null;
    const revisions = form.id === undefined ? [] : await listRevisions(form.id).catch(() => null);
    const facts: LookFacts = { username, others: others.current, revisions };
    const rows = asked.map((language) => lookAt(form, language, facts));
    // Whoever names a language has decided, but for what they may not know of it.
    if (aim && !rows.some((row) => isRemarkable(row, username))) return null;
    const chosen = rows
      .filter((row) => isChosenAtFirst(row, form, facts, isNew))
      .map(({ language }) => language);
    return { name: "languages", aim: aim ?? { states: {}, leaves: true }, rows, chosen };
  }

  async function send(aim: SaveAim): Promise<void> {
    const found = missingFrom(aim);
    if (found) return raise(found);
    const pictures = unansweredPictures(aim, store.newest());
    if (pictures.length > 0) return setQuestion({ name: "pictures", aim, pictures });
    await start(aim);
  }

  return {
    submit,
    question,
    hearOf(present: PresenceAnswer["others"]): void {
      others.current = present;
    },
    /** Goes on with the save, unless the question was put aside. */
    async answerLanguages(chosen: Language[] | null): Promise<void> {
      setQuestion(null);
      if (question?.name !== "languages" || !chosen) return;
      const { states = {} } = question.aim;
      const wanted = chosen.map((language) => [language, states[language] ?? "published"]);
      await send({ ...question.aim, states: Object.fromEntries(wanted) });
    },
    async answerPictures(answers: PictureAnswers | null): Promise<void> {
      setQuestion(null);
      if (question?.name !== "pictures" || !answers) return;
      const changes = answerPictures(store.read().fields, question.pictures, answers);
      for (const [name, value] of changes) store.dispatch({ type: "written", name, value });
      await send(question.aim);
    },
  };
}
