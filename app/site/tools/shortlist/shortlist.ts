import { forget, keep, readStored } from "#app/site/tools/device-storage.ts";
import { listenToOtherTabs, useStoredList } from "#app/site/tools/use-stored-list.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";
import {
  isKeptPlace,
  isKeptTrek,
  isKeptTrip,
  type KeptPlace,
  type KeptTrip,
} from "#content/trips/shortlist/keepable.ts";
import { isLanguage, type Language } from "#i18n/languages.ts";

/** Key in the local storage; the privacy page names it. */
export const shortlistKey = "shortlist";

/** A post is told of by its own words: the planner knows no posts. */
interface KeptPost {
  /** The post's own. */
  id: string;
  title: string;
  slug: string;
  language: Language;
}

export type Kept = { id: KeptPlace | TrekId | KeptTrip } | KeptPost;

const most = 100;

/** Components of this page that show the list: browsers tell the other tabs alone. */
const listeners = new Set<() => void>();

/** All that the device keeps, the newest first. */
export function readShortlist(): Kept[] {
  const kept = readStored(shortlistKey);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

/** Puts it on the list, or takes it off again. @returns false where the device keeps nothing */
export function toggleKept(item: Kept): boolean {
  // Another tab may have kept more since.
  const list = readShortlist();
  const others = list.filter(({ id }) => id !== item.id);
  return store(others.length < list.length ? others : [item, ...others]);
}

/** Puts what was taken off the list back to where it stood. @returns false where the device keeps nothing */
export function putBack(item: Kept, at: number): boolean {
  const others = readShortlist().filter(({ id }) => id !== item.id);
  return store(others.toSpliced(at, 0, item));
}

function store(list: readonly Kept[]): boolean {
  const next = list.slice(0, most);
  // Without anything kept no page has to wake for it.
  if (next.length === 0) forget(shortlistKey);
  const done = next.length === 0 || keep(shortlistKey, next);
  for (const onChange of listeners) onChange();
  return done;
}

/** Does it as the device keeps them, also when another tab changes them; none on the server. */
export function useShortlist(): readonly Kept[] {
  return useStoredList(readShortlist, listen);
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  const stop = listenToOtherTabs(onChange);
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

export function isPost(item: Kept): item is KeptPost {
  return "slug" in item;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { id, title, slug, language } = value as Partial<Record<string, unknown>>;
  if (typeof id !== "string") return false;
  if (isKeptPlace(id) || isKeptTrek(id) || isKeptTrip(id)) return true;
  return (
    typeof title === "string" &&
    typeof slug === "string" &&
    typeof language === "string" &&
    isLanguage(language)
  );
}
