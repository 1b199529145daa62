import { useEffect, useId, useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { wantsSourceBeside } from "#app/admin/writing/source-beside.tsx";
import { passNotice } from "#app/ui/notices/passed-notice.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { PostFormMessages } from "#i18n/admin/hu/post-form.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { FullPost } from "#api/posts/posts.ts";
import { coverAttachment } from "./chosen-cover.ts";
import { useDraft } from "./drafts/use-draft.ts";
import { useServerAutosave } from "./drafts/use-server-autosave.ts";
import { useCover } from "./fields/use-cover.ts";
import type { OpenForm } from "./store/form-context.ts";
import type { PostFormProps } from "./store/form-props.ts";
import { startForm, type FormState } from "./store/form-state.ts";
import { createFormStore, type FormStore } from "./store/form-store.ts";
import { createViewStore, type ViewStore } from "./store/form-view.ts";
import { textActions } from "./languages/text-actions.ts";
import { differingFields, isTextIn, type FormField } from "./store/post-fields.ts";
import { errorActions } from "./save/error-actions.ts";
import { fieldLabel } from "./save/error-texts.ts";
import { formErrorsOf, missingFrom, type FormErrors } from "./save/form-errors.ts";
import { publishedNotice } from "./save/published-notice.ts";
import { useSaving } from "./save/use-saving.ts";
import { useSubmit } from "./save/use-submit.ts";
import { keepDrafts, partsToSend, type SaveIntent } from "./states/save-intent.ts";

/** Opens the form: makes its stores, and keeps, saves and offers what is written. Renders for none of what changes in them. */
export function useOpenForm(given: PostFormProps): OpenForm {
  const { post, translates } = given;
  const { api, username } = useAdmin();
  const formId = useId();
  const isNew = post === null;
  const interfaceLanguage = useLanguage();
  const [store] = useState(() => createFormStore(startForm(post, interfaceLanguage)));
  const [view] = useState(() =>
    createViewStore({
      shown: interfaceLanguage,
      isBeside: wantsSourceBeside(),
    }),
  );
  const errors = errorActions(formId, view);
  const cover = useCover({ isNew, store, errors });

  // Must come before `useDraft`: effects run in order.
  useEffect(() => {
    if (isNew) store.dispatch({ type: "author prefilled", author: username });
  }, [isNew, store, username]);

  const { draft, server } = useDrafts(given, { store, view, username });
  const { incomplete } = useAdminMessages().translationStates;
  const saving = useSaving({
    store,
    view,
    autosave: draft.autosave,
    serverAutosave: server.autosave,
    save: given.save,
    readLatest: api.readFullPost,
    listRevisions: api.listRevisions,
    mayWrite: (field) => translates === undefined || isTextIn(translates, field),
    ...useOutcomes(given, { store, view, errors }),
  });
  const mayPublish = translates === undefined;
  const submitting = useSubmit({
    store,
    view,
    isNew,
    mayPublish,
    username,
    listRevisions: api.listRevisions,
    async isReady() {
      const isSettled = await cover.isSettled();
      const { save, phase } = view.read();
      return isSettled && phase.name === "writing" && !["session ended", "conflict"].includes(save.name);
    },
    missingFrom: (intent) => missingFrom(store.newest(), intent, isNew, incomplete),
    raise: errors.raise,
    async start(intent) {
      errors.reset();
      view.set({ notice: null });
      // The main button looks again at what there is now; what was named stays named.
      if (await saving.start(intent)) await submitting.submit(intent.leaves ? undefined : intent);
    },
  });

  return {
    formId,
    saveButtonId: `${formId}-save`,
    isNew,
    mayPublish,
    store,
    view,
    errors,
    texts: textActions({ store, view, errors }),
    cover,
    draft,
    saving: submitting,
    cancelSave: saving.cancel,
    discard(): void {
      store.dispatch({ type: "discarded" });
      cover.cancel();
      errors.reset();
      view.set({ copied: null });
      void draft.autosave.current?.flush();
      void server.autosave.current?.flush();
    },
    given,
  };
}

/** Keeps what is typed, on this device and on the server. */
function useDrafts(
  { post, save }: PostFormProps,
  { store, view, username }: { store: FormStore; view: ViewStore; username: string },
) {
  const server = useServerAutosave({
    store,
    view,
    username,
    postId: post?.id ?? null,
    async create(sent: FormState) {
      const { post: parts, states } = partsToSend(keepDrafts, sent);
      const attachments = { ...(states && { states }), ...coverAttachment(sent.cover) };
      const { signal } = new AbortController();
      const created = await save(parts, attachments, { id: undefined, signal, onProgress: () => {} });
      store.dispatch({ type: "saved", sent, post: created });
    },
  });
  const { read: readServer, drop: dropServer } = server;
  const draft = useDraft({ store, view, username, post: post?.id ?? "new", readServer, dropServer });
  return { draft, server };
}

/** The work that follows the end of a save. */
function useOutcomes(
  { post, onSaved, onKept }: PostFormProps,
  { store, view, errors }: Pick<OpenForm, "store" | "view" | "errors">,
) {
  const { postForm, translationStates } = useAdminMessages();
  const { create, update, ...errorTexts } = postForm.errors;
  const interfaceLanguage = useLanguage();
  const isNew = post === null;
  const noticeOf = (saved: FullPost, intent: SaveIntent) =>
    publishedNotice(saved, intent, translationStates, interfaceLanguage);
  return {
    onSaved(saved: FullPost, intent: SaveIntent): void {
      const told = noticeOf(saved, intent);
      if (told) passNotice(told);
      onSaved(saved);
    },
    onKept(saved: FullPost, intent: SaveIntent): void {
      const told = noticeOf(saved, intent);
      // A new post goes on in another form.
      if (isNew && told) passNotice(told);
      view.set({ notice: told });
      onKept?.(saved);
    },
    onRefused(error: unknown, isRestSaved: boolean): void {
      errors.raise(
        isRestSaved
          ? partlyRefused(store.read(), postForm)
          : formErrorsOf(error, store.read().fields, errorTexts, isNew ? create : update),
      );
    },
  };
}

/** Says which part of a save the account had no permission for, after the rest was saved: some fields, or only publishing. */
function partlyRefused({ base, fields, cover }: FormState, messages: PostFormMessages): FormErrors {
  const left: FormField[] = [...differingFields(base, fields), ...(cover ? ["cover" as const] : [])];
  const labels = left.map((field) => fieldLabel(field, messages)).join(", ");
  const { restSaved, savedAsDraft } = messages.errors;
  const text = left.length > 0 ? restSaved(labels) : savedAsDraft;
  return { fieldErrors: {}, formError: { text, detail: null }, isSummarized: true };
}
