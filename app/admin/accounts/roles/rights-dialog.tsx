import type { ReactNode } from "react";
import type { Rights } from "#api/accounts/roles.ts";
import { useForm } from "#app/admin/calls/use-form.ts";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { readRights, RightsFields, useRightsCheck } from "./rights-fields.tsx";

interface RightsDialogProps {
  title: string;
  confirm: string;
  /** Chosen at first. */
  rights: Rights;
  isBusy: boolean;
  /** Why the last attempt failed. */
  alert?: ReactNode;
  onConfirm: (rights: Rights) => Promise<void>;
  onCancel: () => void;
}

/** Asks for a role while it is mounted; closing returns the focus to where it was. */
export function RightsDialog({ rights, isBusy, alert, onConfirm, onCancel, ...texts }: RightsDialogProps) {
  const { cancel } = useAdminMessages().roles;
  const { errors, submit } = useForm({ read: readRights, check: useRightsCheck(), send: onConfirm });
  return (
    <FormDialog
      {...texts}
      cancel={cancel}
      busy={isBusy}
      noValidate
      onSubmit={submit}
      onCancel={() => {
        if (!isBusy) onCancel();
      }}
    >
      {alert}
      <RightsFields rights={rights} error={errors["languages"]} />
    </FormDialog>
  );
}
