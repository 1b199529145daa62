import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { Rights } from "#api/accounts/roles.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { isIncomplete, RightsFields } from "./rights-fields.tsx";
import "#app/ui/dialogs/dialog.css";
import form from "../../../ui/dialogs/dialog-form.module.css";

interface RightsDialogProps {
  title: string;
  confirm: string;
  /** Chosen at first. */
  rights: Rights;
  isBusy: boolean;
  /** Why the last attempt failed. */
  alert?: ReactNode;
  onConfirm: (rights: Rights) => void;
  onCancel: () => void;
}

/** Asks for a role while it is mounted; closing returns the focus to where it was. */
export function RightsDialog({
  title,
  confirm,
  isBusy,
  alert,
  onConfirm,
  onCancel,
  ...props
}: RightsDialogProps) {
  const { cancel } = useAdminMessages().roles;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { role, languages } = props.rights;
  const [rights, setRights] = useState<Rights>({ role, languages });
  const [isTried, setIsTried] = useState(false);

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // The dialog is gone by then, and what was disabled while the call ran takes the focus again.
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (!isIncomplete(rights)) onConfirm(rights);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onCancel();
      }}
    >
      <form noValidate onSubmit={submit} className={form.form}>
        <h2 id={`${id}-title`} className={form.title}>
          {title}
        </h2>
        {alert}
        <RightsFields rights={rights} onChange={setRights} isIncomplete={isTried && isIncomplete(rights)} />
        <p className={form.buttons}>
          <Button kind="quiet" busy={isBusy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {confirm}
          </Button>
        </p>
      </form>
    </dialog>
  );
}
