import type { Autosave, AutosavedAnswer, AutosaveRequest } from "#api/admin/writing-together.ts";
import { serverPause, startRepeatedSend, type ServerStatus } from "#app/admin/writing/repeated-send.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { isUnsaved, isUnsavedIn, type FormState } from "#app/admin/post-form/store/form-state.ts";
import type { FormStore } from "#app/admin/post-form/store/form-store.ts";
import {
  isBlank,
  isStarted,
  textField,
  textIn,
  textNames,
  type PostFields,
  type TextName,
} from "#app/admin/post-form/store/post-fields.ts";
import type { Draft } from "./draft-store.ts";

/** Milliseconds; texts with large new pictures go more rarely. */
const largePause = 300_000;

/** Characters of the texts that are not saved. */
const largeText = 1_000_000;

interface ServerAutosaveOptions {
  store: FormStore;
  send: (id: string, request: AutosaveRequest) => Promise<AutosavedAnswer>;
  /** Saves a new post as a draft, in the form too. */
  create: (form: FormState) => Promise<void>;
  now: () => number;
  onStatus: (status: ServerStatus) => void;
}

export type ServerAutosave = ReturnType<typeof startServerAutosave>;

/** Sends what is not saved to the server, after every 30 seconds of writing. A new post becomes a draft by it. */
export function startServerAutosave({ store, send, create, now, onStatus }: ServerAutosaveOptions) {
  /** The autosaves on the server, as JSON; an empty string where they are not known. */
  const kept = new Map<Language, string>();
  let version = store.read().updatedAt;

  const sending = startRepeatedSend({
    pause() {
      const form = store.read();
      if (!isUnsaved(form) && kept.size === 0) return null;
      return unsavedLength(form) > largeText ? largePause : serverPause;
    },
    attempt,
    onStatus,
  });

  async function attempt(): Promise<ServerStatus | null> {
    const form = store.newest();
    if (form.id === undefined || form.updatedAt === undefined) {
      const isReady = !isBlank("author", form.fields) && languages.some((one) => isStarted(form.fields, one));
      if (!isReady) return null;
      await create(form);
    } else {
      const texts = unsentTexts(form, kept);
      if (Object.keys(texts).length === 0) return null;
      await send(form.id, { texts, basedOn: form.updatedAt });
      for (const language of languages) {
        if (texts[language]) kept.set(language, JSON.stringify(texts[language]));
        if (texts[language] === null) kept.delete(language);
      }
      if (kept.size === 0) return { state: "none" };
    }
    return { state: "kept", at: now() };
  }

  const unsubscribe = store.subscribe(() => {
    const { updatedAt } = store.read();
    if (updatedAt !== version) {
      // A save has removed what the server kept of the languages that were in it.
      for (const language of kept.keys()) kept.set(language, "");
      version = updatedAt;
    }
    sending.plan();
  });

  return {
    ...sending,
    /** The server keeps texts of these languages from before; nothing is sent until something changes. */
    found(known: readonly Language[]): void {
      for (const language of known) kept.set(language, "");
    },
    stop(): void {
      unsubscribe();
      sending.stop();
    },
  };
}

/** By language the text that the server does not have yet, or null where it keeps one that is not unsaved any more. */
function unsentTexts(form: FormState, kept: ReadonlyMap<Language, string>): AutosaveRequest["texts"] {
  const texts: AutosaveRequest["texts"] = {};
  for (const language of languages) {
    const text = textIn(form.fields, language);
    if (!isUnsavedIn(form, language)) {
      if (kept.has(language)) texts[language] = null;
    } else if (kept.get(language) !== JSON.stringify(text)) texts[language] = text;
  }
  return texts;
}

function unsavedLength(form: FormState): number {
  const unsaved = languages.filter((language) => isUnsavedIn(form, language));
  return unsaved.reduce((sum, language) => sum + form.fields[textField(language, "content")].length, 0);
}

/**
 * Builds a draft of the form from a person's autosaves. It keeps the version and the texts that the person began with, so that what
 * others have saved since is noticed, and is asked about only where both have changed it. Null without any.
 */
export function draftFrom(
  autosaves: readonly Autosave[],
  { username, post }: Pick<Draft, "username" | "post">,
  opened: FormState,
): Draft | null {
  const own = autosaves.filter(({ savedBy }) => savedBy === username);
  const [oldest] = own.map(({ basedOn }) => basedOn).toSorted();
  if (oldest === undefined) return null;
  let fields: PostFields = opened.fields;
  let base: PostFields = opened.base;
  for (const text of own) {
    fields = withText(fields, text);
    if (text.base) base = withText(base, { language: text.language, ...text.base });
  }
  const keptAt = Math.max(...own.map(({ savedAt }) => Date.parse(savedAt)));
  return { username, post, form: { ...opened, updatedAt: oldest, base, fields }, keptAt };
}

function withText(
  fields: PostFields,
  text: Pick<Autosave, "language"> & Partial<Pick<Autosave, TextName>>,
): PostFields {
  const texts = textNames.map((name) => {
    const field = textField(text.language, name);
    return [field, text[name] ?? fields[field]];
  });
  return { ...fields, ...Object.fromEntries(texts) };
}
