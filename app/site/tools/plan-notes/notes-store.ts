import { useEffect, useRef, useSyncExternalStore } from "react";
import { forget, keep, readStored } from "#app/site/tools/device-storage.ts";
import type { Plan } from "#content/trips/plan.ts";
import { followPlan, readNotes, type TripNotes } from "./trip-notes.ts";

/** Key in the local storage; the privacy page names it. */
export const notesKey = "tripNotes";

interface State {
  notes: TripNotes;
  /** Before each change, the newest last. */
  former: readonly TripNotes[];
  /** Null until something was written. */
  isKept: boolean | null;
}

const nothing: State = { notes: [], former: [], isKept: null };

/** Changes that can be undone. */
const most = 50;

/** The state of this page; null until it was read. */
let state: State | null = null;
/** The field that was written in last: all that is typed there before another change is one change. */
let field: string | null = null;
const listeners = new Set<() => void>();

function current(): State {
  state ??= { ...nothing, notes: readNotes(readStored(notesKey)) };
  return state;
}

function show(next: State): void {
  state = next;
  for (const onChange of listeners) onChange();
}

/** @returns whether the device keeps it */
function store(notes: TripNotes): boolean {
  if (notes.length > 0) return keep(notesKey, notes);
  // Without any notes no page has to wake for them.
  forget(notesKey);
  return true;
}

/** @param into the name of the field in which one is writing */
export function changeNotes(notes: TripNotes, into: string | null = null): void {
  const now = current();
  const goesOn = into !== null && into === field;
  field = into;
  const former = goesOn ? now.former : [...now.former, now.notes].slice(-most);
  show({ notes, former, isKept: store(notes) });
}

export function undoNotes(): void {
  const { former } = current();
  const notes = former.at(-1);
  if (!notes) return;
  field = null;
  show({ notes, former: former.slice(0, -1), isKept: store(notes) });
}

/** The traveller's notes, on this device alone; none on the server. */
export function useTripNotes(): State {
  return useSyncExternalStore(listen, current, () => nothing);
}

function listen(onChange: () => void): () => void {
  function readAgain({ key }: StorageEvent): void {
    // Browsers name no key when all is deleted.
    if (key !== notesKey && key !== null) return;
    state = null;
    onChange();
  }
  listeners.add(onChange);
  addEventListener("storage", readAgain);
  return () => {
    listeners.delete(onChange);
    removeEventListener("storage", readAgain);
  };
}

/** Keeps the notes at their stops while the plan of the page changes. */
export function useNotesAtStops({ stops }: Plan): void {
  const shown = useRef(stops);
  useEffect(() => {
    const before = shown.current;
    shown.current = stops;
    const { notes, former, isKept } = current();
    const follow = (each: TripNotes) => followPlan(each, before, stops);
    const next = follow(notes);
    if (JSON.stringify(next) === JSON.stringify(notes)) return;
    store(next);
    show({ notes: next, former: former.map(follow), isKept });
  }, [stops]);
}
