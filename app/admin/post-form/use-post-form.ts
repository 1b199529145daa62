import { useEffect, useState, useSyncExternalStore } from "react";
import type { WholePost } from "#api/posts.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { defaultLanguage, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { recall } from "./drafts/device-memory.ts";
import { useDraft } from "./drafts/use-draft.ts";
import { useCoverCheck } from "./fields/use-cover-check.ts";
import { isUnsaved, startForm } from "./form-state.ts";
import { createFormStore } from "./form-store.ts";
import { useLanguageView } from "./languages/use-language-view.ts";
import { textField, textNames, textOf, type FieldName } from "./post-fields.ts";
import { emptyFieldErrors, formErrorsOf, validateChange, type FormErrors } from "./save/form-errors.ts";
import type { SavePost } from "./save/save-machine.ts";
import { useFormErrors } from "./save/use-form-errors.ts";
import { useSaving } from "./save/use-saving.ts";
import { isAllPublished } from "./states/desk-state.ts";
import { missingFor, publishAll, publishWritten, type SaveAim } from "./states/save-aim.ts";

export interface PostFormOptions {
  /** Null for a new post. */
  post: WholePost | null;
  username: string;
  save: SavePost;
  /** Returns the stored version; called in a conflict. */
  readLatest: (id: string) => Promise<WholePost>;
  /** After publishing. */
  onSaved: (post: WholePost) => void;
  /** After a save that goes on with the form. */
  onKept?: (post: WholePost) => void;
}

/** Combines the parts of the form: state, draft, errors, languages, saving. */
export function usePostForm(options: PostFormOptions, formId: string) {
  const { post, username, save, readLatest, onSaved, onKept = () => {} } = options;
  const { postForm, translationStates } = useAdminMessages();
  const { create, update, ...errorTexts } = postForm.errors;
  const isNew = post === null;
  const [store] = useState(() => createFormStore(startForm(post)));
  const form = useSyncExternalStore(store.subscribe, store.read, store.read);
  const [copiedTo, setCopiedTo] = useState<Language | null>(null);
  const interfaceLanguage = useLanguage();
  const view = useLanguageView(isNew ? defaultLanguage : interfaceLanguage);
  const { errors, ...handling } = useFormErrors(formId, view.show);

  // Must come before `useDraft`: effects run in order.
  useEffect(() => {
    if (isNew) store.dispatch({ type: "author prefilled", author: recall("desk-author") || username });
  }, [isNew, store, username]);

  const draft = useDraft(store, username, post?.id ?? "new");
  const cover = useCoverCheck({
    isNew,
    onChosen(file) {
      handling.clear("cover");
      store.dispatch({ type: "cover chosen", cover: file });
    },
    onRefused: (error) => handling.add("cover", error),
  });
  const saving = useSaving({
    store,
    autosave: draft.autosave,
    save,
    readLatest,
    onSaved,
    onKept,
    onRefused(error) {
      const fallback = isNew ? create : update;
      handling.raise(formErrorsOf(error, store.read().fields, errorTexts, fallback));
    },
  });

  // Drafts, schedules and withdrawn texts are not published by the way.
  const isSimple = isNew || isAllPublished(form.desk);

  function missingFrom(aim: SaveAim): FormErrors | null {
    const newest = store.newest();
    if (aim.states) return emptyFieldErrors(missingFor(aim, newest), translationStates.incomplete);
    return isNew ? null : validateChange(newest.fields);
  }

  /** Without an aim, the one of the main button. */
  async function submit(aim = isSimple ? publishAll : publishWritten(store.newest().fields)): Promise<void> {
    const isAsking = saving.state.name === "session ended" || saving.state.name === "conflict";
    if (!(await cover.isSettled()) || !draft.isWriting || isAsking) return;
    const found = missingFrom(aim);
    if (found) return handling.raise(found);
    handling.reset();
    await saving.start(aim);
  }

  return {
    isNew,
    isSimple,
    form,
    store,
    hasUnsaved: isUnsaved(form),
    errors,
    goTo: handling.goTo,
    view,
    draft,
    saving,
    submit,
    copiedTo,
    copy(to: Language): void {
      store.dispatch({ type: "copied", from: defaultLanguage, to });
      handling.clear(...textNames.map((name) => textField(to, name)));
      setCopiedTo(to);
    },
    write(name: FieldName, value: string): void {
      if (store.read().fields[name] === value) return;
      store.dispatch({ type: "written", name, value });
      if (errors.fieldErrors[name]) handling.clear(name);
      // The text editor normalizes copied content, which is not a change by the editor.
      if (textOf(name)?.name !== "content") setCopiedTo(null);
    },
    chooseCover: cover.choose,
    discard(): void {
      store.dispatch({ type: "discarded" });
      cover.cancel();
      handling.reset();
      setCopiedTo(null);
      void draft.autosave.current?.flush();
    },
  };
}
