import { useEffect, useId, useState, type FormEvent } from "react";
import { ApiError } from "#api/errors.ts";
import type { NewRedirect } from "#api/admin/redirects.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import styles from "./address-rows.module.css";

/** The values with which the form opens. */
export interface RedirectDraft extends NewRedirect {
  /** The id of the one that is changed; null for a new one. */
  id: string | null;
}

interface RedirectFormProps {
  draft: RedirectDraft;
  /** Whether somebody asked for the form by a button: then the field to be filled in has the focus. */
  takesFocus: boolean;
  /** Rejects with an `ApiError` when it is refused. */
  save: (redirect: NewRedirect) => Promise<void>;
  onCancel: () => void;
}

type Errors = Partial<Record<"from" | "to" | "form", string>>;

/** A redirect that is added or changed. What was typed stays when it is refused. */
export function RedirectForm({ draft, takesFocus, save, onCancel }: RedirectFormProps) {
  const texts = useAdminMessages().statistics;
  const [from, setFrom] = useState(draft.from);
  const [to, setTo] = useState(draft.to);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setIsBusy] = useState(false);
  const ids = { from: useId(), to: useId() };
  const isBegun = draft.id !== null || draft.from !== "";

  useEffect(() => {
    if (takesFocus) document.getElementById(ids.to)?.focus();
  }, [takesFocus, ids.to]);

  function errorsOf(error: unknown): Errors {
    if (!(error instanceof ApiError)) return { form: texts.saveFailed };
    const { code, fieldErrors } = error;
    if (code === "redirect_over_page") return { from: texts.errors.hasPage };
    if (code === "redirect_known") return { from: texts.errors.known };
    if (code === "redirect_to_nowhere") return { to: texts.errors.nowhere };
    if (code === "redirect_loop") return { to: texts.errors.loop };
    if (code === "not_allowed" && "to" in fieldErrors) return { to: texts.errors.elsewhere };
    const found: Errors = {
      ...("from" in fieldErrors && { from: texts.errors.from }),
      ...("to" in fieldErrors && { to: texts.errors.to }),
    };
    return Object.keys(found).length > 0 ? found : { form: texts.saveFailed };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setErrors({});
    try {
      await save({ from, to });
    } catch (error) {
      const found = errorsOf(error);
      setErrors(found);
      if (found.form === undefined) document.getElementById(found.from ? ids.from : ids.to)?.focus();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={texts.from} hint={texts.fromHint} error={errors.from} id={ids.from}>
        {(control) => (
          <input
            {...control}
            value={from}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setFrom(target.value)}
          />
        )}
      </Field>
      <Field label={texts.to} hint={texts.toHint} error={errors.to} id={ids.to}>
        {(control) => (
          <input
            {...control}
            value={to}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTo(target.value)}
          />
        )}
      </Field>
      {errors.form && <Alert>{errors.form}</Alert>}
      <p className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {draft.id === null ? texts.add : texts.save}
        </Button>
        {isBegun && (
          <Button kind="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </p>
    </form>
  );
}
