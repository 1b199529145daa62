import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type FormEvent,
} from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { forget, keep } from "#app/site/tools/device-storage.ts";
import type { StayErrors } from "#content/tools/stays/check-stay.ts";
import {
  noTrip,
  stayQuery,
  withoutTrip,
  withTrip,
  type StayFields,
} from "#content/tools/stays/stay-fields.ts";
import { readStoredStay, stayKey } from "./stored-stay.ts";
import {
  errorsSoFar,
  errorsStillThere,
  stayReadingOf,
  readStayForm,
  type StayReading,
} from "./read-stay-form.ts";

interface StayState extends StayReading {
  /** The errors that are shown. */
  errors: StayErrors;
  /** The initial values of the rows, by a key that stays with the row; the current texts are in the fields. */
  rows: { key: number; trip: StayFields["trips"][number] }[];
}

/** For what does not change. */
const never = () => () => {};

/** @param former the rows whose keys are taken */
function rowsOf({ trips }: StayFields, former: StayState["rows"] = []): StayState["rows"] {
  const lastKey = Math.max(0, ...former.map(({ key }) => key));
  return trips.map((trip, index) => ({ key: lastKey + 1 + index, trip }));
}

/** The form in the browser: counts at once, keeps the trips on the device and in the address. `asked` is what the address says. */
export function useStay(asked: StayFields | null, usual: string) {
  const none: StayFields = { passport: usual, expires: "", trips: [noTrip] };
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [isKept, setIsKept] = useState<boolean | null>(null);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [state, setState] = useState<StayState>(() => {
    const start = stayReadingOf(asked ?? none);
    return { ...start, errors: asked ? start.errors : {}, rows: rowsOf(start.fields) };
  });

  const begin = useEffectEvent(() => {
    const typed = read();
    // The address, and input from before the hydration, take precedence over the stored stay.
    const kept = asked === null && isBlank(typed.fields) ? readStoredStay() : null;
    if (kept) show(kept);
    else if (stayQuery(typed.fields) !== stayQuery(state.fields)) take(typed, errorsSoFar(typed.errors, {}));
  });
  useEffect(() => begin(), []);

  function read(): StayReading {
    return form.current ? readStayForm(form.current, none) : state;
  }

  function take(reading: StayReading, errors: StayErrors): void {
    setState(({ rows }) => ({ ...reading, errors, rows }));
    remember(reading.fields);
  }

  function remember(fields: StayFields): void {
    const query = stayQuery(fields);
    setIsKept(keep(stayKey, query));
    goTo(`?${query}`);
  }

  function goTo(search: string): void {
    void navigate({ search }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }

  /** Puts other texts into the form. */
  function show(fields: StayFields): void {
    const reading = stayReadingOf(fields);
    setState(({ rows }) => ({
      ...reading,
      errors: errorsSoFar(reading.errors, {}),
      rows: rowsOf(fields, rows),
    }));
  }

  function write(): void {
    const reading = read();
    take(reading, errorsStillThere(reading.errors, state.errors));
  }

  function leave({ relatedTarget }: FocusEvent): void {
    // A message that appears would push the button away from under the finger.
    if (relatedTarget instanceof HTMLButtonElement) return;
    const { errors } = read();
    setState((last) => ({ ...last, errors: errorsSoFar(errors, last.errors) }));
  }

  /** @returns whether it could be counted */
  function count(event: FormEvent): boolean {
    event.preventDefault();
    const reading = read();
    flushSync(() => take(reading, reading.errors));
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    return reading.checked !== null;
  }

  function add(): void {
    const fields = withTrip(read().fields);
    const rows = [...state.rows, ...rowsOf({ ...fields, trips: [noTrip] }, state.rows)].slice(
      0,
      fields.trips.length,
    );
    flushSync(() => setState((last) => ({ ...last, fields, rows })));
    form.current?.querySelector<HTMLElement>(`[data-field="entry-${rows.length - 1}"]`)?.focus();
  }

  function remove(place: number): void {
    const reading = stayReadingOf(withoutTrip(read().fields, place));
    const left = state.rows.filter((_, index) => index !== place);
    const rows = left.length > 0 ? left : rowsOf(none, state.rows);
    flushSync(() => setState({ ...reading, errors: errorsSoFar(reading.errors, {}), rows }));
    remember(reading.fields);
    form.current?.querySelector<HTMLElement>(`[data-field="entry-${rows.length - 1}"]`)?.focus();
  }

  function clear(): void {
    forget(stayKey);
    setIsKept(null);
    show(none);
    goTo("");
  }

  return { form, ...state, isKept, isHydrated, write, leave, count, add, remove, clear };
}

function isBlank({ expires, trips }: StayFields): boolean {
  return expires === "" && trips.every(({ entry, exit, granted }) => entry + exit + granted === "");
}
