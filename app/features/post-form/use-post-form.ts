import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { WholePost } from "#api/posts.ts";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { defaultLanguage, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { isAcceptedCover, isDecodable } from "./cover-types.ts";
import { recall } from "./device-memory.ts";
import { flawOfRefusal, refusalText } from "./refusal.ts";
import { placeId } from "./form-place.ts";
import { isUnsaved, startForm } from "./form-state.ts";
import { createFormStore } from "./form-store.ts";
import { fieldNames, textField, textNames, textOf, type FieldName, type FormPlace } from "./post-fields.ts";
import { clearTrouble, noTrouble } from "./trouble.ts";
import { useDraft } from "./use-draft.ts";
import { useLanguageView } from "./use-language-view.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";
import { useSaving, type SavePost } from "./use-saving.ts";
import { flawedTitles, validateChange, type Flaw } from "./validate-post.ts";

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
  const [trouble, setTrouble] = useState(noTrouble);
  const { flaws, problem } = trouble;
  const [copiedTo, setCopiedTo] = useState<Language | null>(null);
  // While a chosen cover is looked at, a save waits for it.
  const coverCheck = useRef<Promise<boolean>>(null);
  const interfaceLanguage = useLanguage();
  const view = useLanguageView(isNew ? defaultLanguage : interfaceLanguage);

  // Before the draft is looked for: effects run in order.
  useEffect(() => {
    if (isNew) store.dispatch({ type: "author remembered", author: recall("desk-author") || username });
  }, [isNew, store, username]);

  const draft = useDraft(store, username, key);
  const blocker = useLeaveWarning(store, hasUnsaved);
  const goal = useRef<FormPlace>(null);

  const savingTools = { store, keeper: draft.keeper, save, readLatest, onSaved };
  const saving = useSaving({
    ...savingTools,
    onRefused(failure) {
      const flaw = flawOfRefusal(failure, store.read().fields);
      const text = refusalText(failure, flaw?.kind === "empty", isNew, postForm);
      const { place } = failure;
      if (place === undefined || !flaw) {
        setTrouble({ flaws: {}, problem: { ...text, causes: [] } });
        return;
      }
      setTrouble({ flaws: { [place]: flaw }, problem: { ...text, causes: [place] } });
      go(place);
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
    setTrouble((current) => ({ ...current }));
  }

  function clearFlaws(...places: FormPlace[]): void {
    setTrouble((current) => clearTrouble(current, places));
  }

  function refuseCover(flaw: Flaw): void {
    setTrouble((current) => ({ ...current, flaws: { ...current.flaws, cover: flaw } }));
  }

  async function chooseCover(cover: Blob | null): Promise<void> {
    coverCheck.current = null;
    if (cover && !isAcceptedCover(cover, isNew)) {
      refuseCover({ kind: "picture-type" });
      return;
    }
    if (cover) {
      const check = isDecodable(cover);
      coverCheck.current = check;
      const isPicture = await check;
      // Another one was chosen meanwhile.
      if (coverCheck.current !== check) return;
      coverCheck.current = null;
      if (!isPicture) {
        refuseCover({ kind: "no-picture" });
        return;
      }
    }
    clearFlaws("cover");
    store.dispatch({ type: "cover chosen", cover });
  }

  async function submit(): Promise<void> {
    if (coverCheck.current && !(await coverCheck.current)) return;
    if (!draft.isWriting || saving.question) return;
    const found = isNew ? {} : validateChange(store.newest().fields);
    const first = fieldNames.find((name) => found[name]);
    if (!first) {
      setTrouble(noTrouble);
      void saving.start();
      return;
    }
    const titles = flawedTitles(found);
    const message = titles.length > 0 ? postForm.errors.titles : null;
    // Without a headline there is only the list, which goes with its last entry.
    setTrouble({ flaws: found, problem: { message, detail: null, causes: titles } });
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
    copiedTo,
    copy(to: Language): void {
      store.dispatch({ type: "copied", from: defaultLanguage, to });
      clearFlaws(...textNames.map((name) => textField(to, name)));
      setCopiedTo(to);
    },
    write(name: FieldName, value: string): void {
      if (store.read().fields[name] === value) return;
      store.dispatch({ type: "written", name, value });
      if (flaws[name]) clearFlaws(name);
      // The content's editor puts a copied text in its own order: nobody has written that.
      if (textOf(name)?.name !== "content") setCopiedTo(null);
    },
    chooseCover,
    throwAway(): void {
      store.dispatch({ type: "thrown away" });
      coverCheck.current = null;
      setTrouble(noTrouble);
      setCopiedTo(null);
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
