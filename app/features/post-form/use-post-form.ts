import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { WholePost } from "#api/posts.ts";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { isAcceptedCover } from "./cover-types.ts";
import { recall } from "./device-memory.ts";
import { flawOfRefusal, refusalText } from "./refusal.ts";
import { placeId } from "./form-place.ts";
import { isUnsaved, startForm } from "./form-state.ts";
import { createFormStore } from "./form-store.ts";
import { fieldNames, textOf, type FieldName, type FormPlace } from "./post-fields.ts";
import { useDraft } from "./use-draft.ts";
import { useLanguageView } from "./use-language-view.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";
import { useSaving, type SavePost } from "./use-saving.ts";
import { isTitleMissing, validateChange, type Flaws } from "./validate-post.ts";

export interface PostFormTools {
  /** The post that is changed; null for a new one. */
  post: WholePost | null;
  /** Who is signed in. */
  username: string;
  save: SavePost;
  /** The stored post as it is now, asked for after a faster editor has saved. */
  readLatest: (id: string) => Promise<WholePost>;
  onSaved: (post: WholePost) => void;
}

/** What the form knows and can do, all parts brought together. */
export function usePostForm({ post, username, save, readLatest, onSaved }: PostFormTools, formId: string) {
  const { postForm } = useDeskMessages();
  const isNew = post === null;
  const key = post?.id ?? "new";
  const [store] = useState(() => createFormStore(startForm(post)));
  const form = useSyncExternalStore(store.subscribe, store.read, store.read);
  const hasUnsaved = isUnsaved(form);
  const [flaws, setFlaws] = useState<Flaws>({});
  const [problem, setProblem] = useState<{ message: string | null; detail: string | null } | null>(null);
  const interfaceLanguage = useLanguage();
  const view = useLanguageView(isNew ? defaultLanguage : interfaceLanguage);

  // Before the draft is looked for: effects run in order.
  useEffect(() => {
    const author = isNew ? recall("desk-author") : null;
    if (author !== null) store.dispatch({ type: "author remembered", author });
  }, [isNew, store]);

  const draft = useDraft(store, username, key);
  const blocker = useLeaveWarning(store, hasUnsaved);
  const goal = useRef<FormPlace>(null);

  const savingTools = { store, keeper: draft.keeper, save, readLatest, onSaved };
  const saving = useSaving({
    ...savingTools,
    onRefused(failure) {
      const flaw = flawOfRefusal(failure, store.read().fields);
      setProblem(refusalText(failure, flaw?.kind === "empty", isNew, postForm));
      if (!failure.place || !flaw) return;
      setFlaws({ [failure.place]: flaw });
      go(failure.place);
    },
  });

  // A field can take the focus only after its language has come into view.
  useEffect(() => {
    const place = goal.current;
    if (place === null) return;
    goal.current = null;
    focusControl(placeId(formId, place));
  });

  function go(place: FormPlace): void {
    goal.current = place;
    const text = textOf(place);
    if (text && !view.shown.includes(text.language)) view.show(text.language);
    // Draws once more even when nothing else has changed.
    setProblem((current) => current && { ...current });
    setFlaws((current) => ({ ...current }));
  }

  function clearFlaw(place: FormPlace): void {
    setFlaws((current) => ({ ...current, [place]: undefined }));
  }

  function submit(): void {
    if (!draft.isWriting || saving.question) return;
    const found = isNew ? {} : validateChange(store.newest().fields);
    setFlaws(found);
    const first = fieldNames.find((name) => found[name]);
    if (!first) {
      setProblem(null);
      void saving.start();
      return;
    }
    setProblem({ message: isTitleMissing(found) ? postForm.errors.titles : null, detail: null });
    go(first);
  }

  return {
    isNew,
    form,
    store,
    hasUnsaved,
    flaws,
    problem,
    view,
    draft,
    blocker,
    saving,
    go,
    submit,
    write(name: FieldName, value: string): void {
      if (store.read().fields[name] === value) return;
      store.dispatch({ type: "written", name, value });
      if (flaws[name]) clearFlaw(name);
    },
    chooseCover(cover: Blob | null): void {
      if (cover && !isAcceptedCover(cover, isNew)) {
        setFlaws((current) => ({ ...current, cover: { kind: "picture-type" } }));
        return;
      }
      clearFlaw("cover");
      store.dispatch({ type: "cover chosen", cover });
    },
    throwAway(): void {
      store.dispatch({ type: "thrown away" });
      setFlaws({});
      setProblem(null);
      void draft.keeper.current?.flush();
    },
  };
}

function focusControl(id: string): void {
  const control = document.getElementById(id);
  const editable = control?.querySelector<HTMLElement>('[contenteditable="true"]') ?? control;
  editable?.focus();
  editable?.scrollIntoView({ block: "center" });
}
