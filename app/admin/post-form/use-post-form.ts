import { useEffect, useState, useSyncExternalStore } from "react";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import type { FullPost } from "#api/posts/posts.ts";
import { passNotice } from "#app/ui/notices/passed-notice.ts";
import type { Notice } from "#app/ui/notices/status-message.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { defaultLanguage, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { coverAttachment, type ChosenCover } from "./chosen-cover.ts";
import { useDraft } from "./drafts/use-draft.ts";
import { useServerAutosave, type WritingCalls } from "./drafts/use-server-autosave.ts";
import { useCoverCheck } from "./fields/use-cover-check.ts";
import { isUnsaved, startForm } from "./form-state.ts";
import { createFormStore } from "./form-store.ts";
import {
  isBlank,
  isStarted,
  isTextIn,
  textField,
  textNames,
  textOf,
  type FieldName,
  type PostFields,
} from "./post-fields.ts";
import { emptyFieldErrors, formErrorsOf, validateChange, type FormErrors } from "./save/form-errors.ts";
import { publishedNotice } from "./save/published-notice.ts";
import { partlyRefused } from "./save/partly-refused.ts";
import type { SavePost } from "./save/save-machine.ts";
import { useFormErrors } from "./save/use-form-errors.ts";
import { useSaving } from "./save/use-saving.ts";
import { useSubmit } from "./save/use-submit.ts";
import { isAllPublished, isInEveryLanguage } from "./states/translation-status.ts";
import { keepDrafts, missingFor, partsToSend, type SaveIntent } from "./states/save-intent.ts";

export interface PostFormOptions {
  /** Null for a new post. */
  post: FullPost | null;
  username: string;
  save: SavePost;
  /** Returns the stored version; called in a conflict. */
  readLatest: (id: string) => Promise<FullPost>;
  /** After publishing. */
  onSaved: (post: FullPost) => void;
  /** The languages of a translator, who saves drafts in them and nothing else; left out for who may write all. */
  translates?: readonly Language[] | undefined;
  /** After a save that goes on with the form. */
  onKept?: (post: FullPost) => void;
  writingCalls: WritingCalls;
}

/** Combines the parts of the form: state, draft, errors, languages, saving. */
export function usePostForm(options: PostFormOptions, formId: string) {
  const { post, username, save, readLatest, onSaved, onKept = () => {}, translates, writingCalls } = options;
  const { postForm, translationStates } = useAdminMessages();
  const { create, update, ...errorTexts } = postForm.errors;
  const isNew = post === null;
  const [store] = useState(() => createFormStore(startForm(post)));
  const form = useSyncExternalStore(store.subscribe, store.read, store.read);
  const [copied, setCopied] = useState<{ to: Language; former: PostFields } | null>(null);
  /** Names the languages that the last save published. */
  const [notice, setNotice] = useState<Notice | null>(null);
  const interfaceLanguage = useLanguage();
  const [shown, show] = useState<Language>(isNew ? defaultLanguage : interfaceLanguage);
  const { errors, ...handling } = useFormErrors(formId, show);

  // Must come before `useDraft`: effects run in order.
  useEffect(() => {
    if (isNew) store.dispatch({ type: "author prefilled", author: username });
  }, [isNew, store, username]);

  const server = useServerAutosave({
    store,
    username,
    postId: post?.id ?? null,
    calls: writingCalls,
    async create(sent) {
      const { post: parts, states } = partsToSend(keepDrafts, sent);
      const attachments = { ...(states && { states }), ...coverAttachment(sent.cover) };
      const { signal } = new AbortController();
      const created = await save(parts, attachments, { id: undefined, signal, onProgress: () => {} });
      store.dispatch({ type: "saved", sent, post: created });
    },
  });
  const draft = useDraft(store, username, post?.id ?? "new", server);
  function takeCover(chosen: ChosenCover | null): void {
    handling.clear("cover");
    store.dispatch({ type: "cover chosen", cover: chosen });
  }
  const cover = useCoverCheck({
    isNew,
    onChosen: takeCover,
    onRefused: (error) => handling.add("cover", error),
  });
  const saving = useSaving({
    store,
    autosave: draft.autosave,
    serverAutosave: server.autosave,
    save,
    readLatest,
    mayWrite: (field) => translates === undefined || isTextIn(translates, field),
    onSaved(saved, intent) {
      const told = publishedNotice(saved, intent, translationStates, interfaceLanguage);
      if (told) passNotice(told);
      onSaved(saved);
    },
    onKept(saved, intent) {
      const told = publishedNotice(saved, intent, translationStates, interfaceLanguage);
      // A new post goes on in another form.
      if (isNew && told) passNotice(told);
      setNotice(told);
      onKept(saved);
    },
    onRefused(error, isRestSaved) {
      const fallback = isNew ? create : update;
      handling.raise(
        isRestSaved
          ? partlyRefused(store.read(), postForm)
          : formErrorsOf(error, store.read().fields, errorTexts, fallback),
      );
    },
  });

  // Drafts, schedules and withdrawn texts are not published by the way.
  const isSimple = isNew || isAllPublished(form.status);

  function missingFrom(intent: SaveIntent): FormErrors | null {
    const newest = store.newest();
    const isInAll = !isNew && isAllPublished(newest.status) && isInEveryLanguage(newest.status);
    if (intent.leaves && isInAll) return validateChange(newest.fields);
    if (intent.states) return emptyFieldErrors(missingFor(intent, newest), translationStates.incomplete);
    return null;
  }

  const { submit, question, ...asking } = useSubmit({
    store,
    isNew,
    mayPublish: translates === undefined,
    username,
    listRevisions: writingCalls.listRevisions,
    async isReady() {
      const isAsking = saving.state.name === "session ended" || saving.state.name === "conflict";
      return (await cover.isSettled()) && draft.isWriting && !isAsking;
    },
    missingFrom,
    raise: handling.raise,
    async start(intent) {
      handling.reset();
      setNotice(null);
      // The main button looks again at what there is now; what was named stays named.
      if (await saving.start(intent)) await submit(intent.leaves ? undefined : intent);
    },
  });

  return {
    isNew,
    isSimple,
    mayPublish: translates === undefined,
    /** A scheduled text would be published without anybody having read it again. */
    mayWrite: (language: Language) =>
      !translates || (translates.includes(language) && typeof form.status.states[language] !== "object"),
    form,
    store,
    hasUnsaved: isUnsaved(form),
    errors,
    goTo: handling.goTo,
    view: { shown, show },
    draft,
    server,
    saving,
    submit,
    /** Before what is saved is looked at. */
    async saveFirst(): Promise<boolean> {
      if (isUnsaved(store.newest())) await submit(keepDrafts);
      return !isUnsaved(store.read());
    },
    question,
    ...asking,
    notice,
    copiedTo: copied?.to ?? null,
    copy(to: Language): void {
      setCopied({ to, former: store.newest().fields });
      store.dispatch({ type: "copied", from: form.status.sourceLanguage, to });
      handling.clear(...textNames.map((name) => textField(to, name)));
    },
    /** Brings back what stood there before. */
    undoCopy(): void {
      if (!copied) return;
      const { to, former } = copied;
      // Each field as it was: `textIn` leaves out what is kept behind a cover that only decorates.
      for (const name of textNames.map((one) => textField(to, one)))
        store.dispatch({ type: "written", name, value: former[name] });
      setCopied(null);
    },
    write(name: FieldName, value: string): void {
      if (store.read().fields[name] === value) return;
      store.dispatch({ type: "written", name, value });
      if (errors.fieldErrors[name]) handling.clear(name);
      // The text editor normalizes copied content, which is not a change by the editor.
      if (textOf(name)?.name !== "content") setCopied(null);
    },
    chooseCover: cover.choose,
    /** With what the library says of it, in languages that have a text and say nothing of the cover themselves. */
    chooseStoredCover({ hash, width, height, name, focal, alts }: LibraryPicture): void {
      cover.cancel();
      takeCover({ hash, width, height, name, focal });
      const { fields } = store.newest();
      for (const [language, alt] of Object.entries(alts) as [Language, string][]) {
        const field = textField(language, "coverAlt");
        if (isStarted(fields, language) && isBlank(field, fields))
          store.dispatch({ type: "written", name: field, value: alt });
      }
    },
    discard(): void {
      store.dispatch({ type: "discarded" });
      cover.cancel();
      handling.reset();
      setCopied(null);
      void draft.autosave.current?.flush();
      void server.autosave.current?.flush();
    },
  };
}
