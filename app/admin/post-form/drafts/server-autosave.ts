import type { Autosave, AutosavedAnswer, AutosaveRequest } from "#api/admin/writing-together.ts";
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

/** Milliseconds of writing after which it goes to the server; texts with large new pictures go more rarely. */
export const serverPause = 30_000;
const largePause = 300_000;

/** Characters of the texts that are not saved. */
const largeText = 1_000_000;

/** Milliseconds that a save waits for an autosave under way, so that this does not come after it. */
const longestHold = 10_000;

export type ServerStatus = { state: "none" | "failed" } | { state: "kept"; at: number };

interface ServerAutosaveOptions {
  store: FormStore;
  send: (id: string, request: AutosaveRequest) => Promise<AutosavedAnswer>;
  /** Saves a new post as a draft, in the form too. */
  create: (form: FormState) => Promise<void>;
  now: () => number;
  onStatus: (status: ServerStatus) => void;
}

export type ServerAutosave = ReturnType<typeof startServerAutosave>;

/**
 * Sends what is not saved to the server, after every 30 seconds of writing, and what could not be sent again until it
 * arrives. A new post becomes a draft by it.
 */
export function startServerAutosave({ store, send, create, now, onStatus }: ServerAutosaveOptions) {
  /** The autosaves on the server, as JSON; an empty string where they are not known. */
  const kept = new Map<Language, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let isHeld = false;
  let isStopped = false;
  let version = store.read().updatedAt;

  function plan(): void {
    const form = store.read();
    if (timer !== undefined || isHeld || isStopped || !(isUnsaved(form) || kept.size > 0)) return;
    timer = setTimeout(() => void run(), unsavedLength(form) > largeText ? largePause : serverPause);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running = running.then(attempt);
    return running;
  }

  async function attempt(): Promise<void> {
    const form = store.newest();
    try {
      if (form.id === undefined || form.updatedAt === undefined) {
        const isReady =
          !isBlank("author", form.fields) && languages.some((one) => isStarted(form.fields, one));
        if (!isReady) return;
        await create(form);
      } else {
        const texts = unsentTexts(form, kept);
        if (Object.keys(texts).length === 0) return;
        await send(form.id, { texts, basedOn: form.updatedAt });
        for (const language of languages) {
          if (texts[language]) kept.set(language, JSON.stringify(texts[language]));
          if (texts[language] === null) kept.delete(language);
        }
        if (kept.size === 0) return onStatus({ state: "none" });
      }
      onStatus({ state: "kept", at: now() });
      if (store.read() !== form) plan();
    } catch {
      onStatus({ state: "failed" });
      plan();
    }
  }

  const unsubscribe = store.subscribe(() => {
    const { updatedAt } = store.read();
    if (updatedAt !== version) {
      // A save has removed what the server kept of the languages that were in it.
      for (const language of kept.keys()) kept.set(language, "");
      version = updatedAt;
    }
    plan();
  });

  return {
    /** The server keeps texts of these languages from before; nothing is sent until something changes. */
    found(known: readonly Language[]): void {
      for (const language of known) kept.set(language, "");
    },
    /** Sends at once what there is to send. */
    flush: run,
    /** Sends nothing more until `release`; resolves when nothing is under way. */
    async hold(): Promise<void> {
      isHeld = true;
      clearTimeout(timer);
      timer = undefined;
      let timeout: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<void>((resolve) => {
        timeout = setTimeout(resolve, longestHold);
      });
      await Promise.race([running, limit]);
      clearTimeout(timeout);
    },
    release(): void {
      isHeld = false;
      plan();
    },
    /** For good: a save that ends later, and releases, starts nothing any more. */
    stop(): void {
      isStopped = true;
      unsubscribe();
      clearTimeout(timer);
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
