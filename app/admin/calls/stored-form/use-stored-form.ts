import { useState } from "react";
import { ApiError } from "#api/errors/errors.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { useFocusMove } from "#app/admin/calls/use-focus-move.ts";

/** A reason why a value cannot be saved, with the id of the control that mends it. */
export interface FormFault<Kind extends string = string> {
  control: string;
  kind: Kind;
}

interface StoredFormOptions<Stored, Value, Fault> {
  opened: Stored;
  /** The part of what is stored that is written here. */
  valueOf: (stored: Stored) => Value;
  read: () => Promise<Stored>;
  /** @param stored what the value was made from; its version is sent along */
  send: (value: Value, stored: Stored) => Promise<Stored>;
  /** Lets it be as the site brings it. */
  restore?: (version: string) => Promise<Stored>;
  /** The faults in the order of the page. */
  check?: (value: Value, stored: Stored) => Fault[];
  /** Adds to an unsaved value what has come to be stored meanwhile and nobody can have meant to remove. */
  rebase?: (value: Value, before: Stored, after: Stored) => Value;
}

/** A form whose value is saved as a whole. A save from an older version is refused, and then a person decides which one is to stand. */
export function useStoredForm<Stored extends { version: string }, Value, Fault extends FormFault>(
  options: StoredFormOptions<Stored, Value, Fault>,
) {
  const { valueOf, send, restore, check = () => [] } = options;
  const { unsaved, taken } = useAdminMessages().storedForm;
  const written = useWritten(options);
  const { stored, value, setValue, isUnsaved } = written;
  const { store, told, setIsContested, ...saving } = useSaving(options.read, written);
  const [found, setFound] = useState<Fault[]>([]);
  const moveFocus = useFocusMove();

  return {
    stored,
    value,
    isUnsaved,
    ...saving,
    status: [told, isUnsaved && unsaved].filter(Boolean).join(" "),
    /** Those of the last attempt to save, mended ones too. */
    found,
    /** Those of them that still are to be mended. */
    faults: found.filter(({ control }) => check(value, stored).some((fault) => fault.control === control)),
    /** @param focusId of the control that has the focus afterwards, where it moves */
    change(changed: Value, text = "", focusId?: string): void {
      setValue(changed);
      saving.tell(text);
      if (focusId !== undefined) moveFocus(focusId);
    },
    /** Takes what is stored now. */
    undo(): void {
      setValue(valueOf(stored));
      setFound([]);
      setIsContested(false);
      saving.tell(saving.isContested ? taken : "");
    },
    async save(): Promise<void> {
      const faults = check(value, stored);
      setFound(faults);
      const [first] = faults;
      if (first) moveFocus(first.control);
      else await store(() => send(value, stored));
    },
    async restore(): Promise<void> {
      setFound([]);
      if (restore) await store(() => restore(stored.version));
    },
  };
}

/** The part of it that does not depend on what is written. */
export type StoredForm = Omit<ReturnType<typeof useStoredForm>, "stored" | "value" | "change">;

/** The last version that came from the server, and what is written from it. */
function useWritten<Stored, Value, Fault>({
  opened,
  valueOf,
  rebase = (value) => value,
}: StoredFormOptions<Stored, Value, Fault>) {
  const [stored, setStored] = useState(opened);
  const [value, setValue] = useState(() => valueOf(opened));
  return {
    stored,
    value,
    setValue,
    isUnsaved: JSON.stringify(value) !== JSON.stringify(valueOf(stored)),
    /** @param isReplaced whether the value is, too; what was changed since it was sent stays, unsaved */
    take(answer: Stored, isReplaced: boolean): void {
      setStored(answer);
      setValue((newest) =>
        isReplaced && newest === value ? valueOf(answer) : rebase(newest, stored, answer),
      );
    },
  };
}

function useSaving<Stored, Value>(
  read: () => Promise<Stored>,
  { isUnsaved, take }: Pick<ReturnType<typeof useWritten<Stored, Value, FormFault>>, "isUnsaved" | "take">,
) {
  const { saved, taken } = useAdminMessages().storedForm;
  const { isBusy, failure, run } = useCall();
  const { siteChanged } = useAdmin();
  const [isContested, setIsContested] = useState(false);
  const [told, tell] = useState("");

  async function store(call: () => Promise<Stored>): Promise<void> {
    await run(async () => {
      try {
        take(await call(), true);
        setIsContested(false);
        tell(saved);
        void siteChanged();
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "changed_meanwhile")) throw error;
        take(await read(), !isUnsaved);
        setIsContested(isUnsaved);
        tell(isUnsaved ? "" : taken);
      }
    });
  }

  return {
    isBusy,
    failure,
    /** Whether somebody else has saved another version meanwhile, which has not been decided about. */
    isContested,
    setIsContested,
    told,
    tell,
    store,
  };
}
