import { useEffect, useId, type ComponentProps } from "react";
import { ApiError } from "#api/errors/errors.ts";
import type { NewRedirect } from "#api/admin/redirects.ts";
import { typedIn, useForm, type FormErrors } from "#app/admin/calls/use-form.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { StatisticsTexts } from "#i18n/admin/hu/statistics.ts";
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

/** A redirect that is added or changed. The typed values stay when it is refused. */
export function RedirectForm({ draft, takesFocus, save, onCancel }: RedirectFormProps) {
  const texts = useAdminMessages().statistics;
  const toId = useId();
  const isBegun = draft.id !== null || draft.from !== "";
  const { isBusy, failure, errors, hasErrors, submit } = useForm({
    read: (fields) => ({ from: typedIn(fields, "from"), to: typedIn(fields, "to") }),
    send: save,
    refusedFields: (error) => refusalsOf(error, texts.errors),
  });

  useEffect(() => {
    if (takesFocus) document.getElementById(toId)?.focus();
  }, [takesFocus, toId]);

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={texts.from} hint={texts.fromHint} error={errors["from"]}>
        {(control) => <AddressInput {...control} name="from" defaultValue={draft.from} />}
      </Field>
      <Field label={texts.to} hint={texts.toHint} error={errors["to"]} id={toId}>
        {(control) => <AddressInput {...control} name="to" defaultValue={draft.to} />}
      </Field>
      {failure && !hasErrors && <Alert>{texts.saveFailed}</Alert>}
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

function AddressInput(input: ComponentProps<"input">) {
  return <input {...input} autoComplete="off" spellCheck={false} />;
}

/** Why a redirect was refused, by the address that is wrong. */
function refusalsOf(error: unknown, texts: StatisticsTexts["errors"]): FormErrors {
  if (!(error instanceof ApiError)) return {};
  const { code, fieldErrors } = error;
  if (code === "redirect_over_page") return { from: texts.hasPage };
  if (code === "redirect_known") return { from: texts.known };
  if (code === "redirect_to_nowhere") return { to: texts.nowhere };
  if (code === "redirect_loop") return { to: texts.loop };
  if (code === "not_allowed" && "to" in fieldErrors) return { to: texts.elsewhere };
  return {
    ...("from" in fieldErrors && { from: texts.from }),
    ...("to" in fieldErrors && { to: texts.to }),
  };
}
