import { useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { useCall, type Call } from "./use-call.ts";

/** Errors in the reader's words, by the names of the fields. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

interface FormOptions<Values> {
  /** Reads what was typed. */
  read: (fields: FormData) => Values;
  /** Finds the errors that need no call. */
  check?: (values: Values) => FormErrors;
  /** Makes the call, and does what follows it; throws what the call throws. */
  send: (values: Values) => Promise<unknown>;
  /** Tells at which fields a call was refused; null or nothing for other failures. */
  refusedFields?: (error: unknown) => FormErrors | null;
  /** Names of fields: the first that is there is typed anew where the form as a whole was refused. */
  retyped?: readonly string[];
  /** Whether the fields are as at first again once they are sent. */
  resets?: boolean;
}

interface Form extends Call {
  errors: FormErrors;
  hasErrors: boolean;
  /** Whether the last attempt succeeded. */
  isSent: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * A form whose fields keep what is typed in them and are read when it is sent. Its faults are told at its fields, of which
 * the first gets the focus; a refused form keeps what was typed.
 */
export function useForm<Values>(options: FormOptions<Values>): Form {
  const { read, check, send, refusedFields, retyped = [], resets = false } = options;
  const call = useCall();
  const [found, setFound] = useState<FormErrors>({});
  const [isSent, setIsSent] = useState(false);
  const isFound = hasAny(found);
  const errors = isFound || !call.failure ? found : (refusedFields?.(call.failure.error) ?? {});

  async function submitForm(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // In React it would bubble from a dialog to the form around it.
    event.stopPropagation();
    if (call.isBusy) return;
    const form = event.currentTarget;
    const values = read(new FormData(form, event.nativeEvent.submitter));
    const wrong = check?.(values) ?? {};
    // Synchronously, here and below, so that a screen reader hears what is wrong together with the field.
    flushSync(() => {
      setFound(wrong);
      setIsSent(false);
    });
    if (hasAny(wrong)) return focusWrong(form);
    const isDone = await call.run(() => send(values));
    if (isDone && resets) form.reset();
    flushSync(() => setIsSent(isDone));
    if (!isDone) focusWrong(form, retyped);
  }

  return {
    ...call,
    failure: isFound ? null : call.failure,
    errors,
    hasErrors: hasAny(errors),
    isSent,
    submit: (event) => void submitForm(event),
  };
}

/** The text of a field; empty where the form has no such field. */
export function typedIn(fields: FormData, name: string): string {
  return String(fields.get(name) ?? "");
}

function hasAny(errors: FormErrors): boolean {
  return Object.values(errors).some(Boolean);
}

function focusWrong(form: HTMLFormElement, retyped: readonly string[] = []): void {
  const marked = form.querySelector<HTMLElement>("[aria-invalid]");
  if (marked) return marked.focus();
  const [again] = retyped.flatMap((name) => form.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? []);
  again?.focus();
  again?.select();
}
