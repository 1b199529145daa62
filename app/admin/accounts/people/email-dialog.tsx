import type { ListedAccount } from "#api/accounts/accounts.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { useEmailForm } from "#app/admin/accounts/use-email-form.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

/** A mail is on its way to be confirmed, or the address was removed. */
export type AddressOutcome = "sent" | "removed";

interface EmailDialogProps {
  account: ListedAccount;
  onDone: (outcome: AddressOutcome) => void;
  onCancel: () => void;
}

/** Gives an account an address, or takes it away, while it is mounted. */
export function EmailDialog({ account, onDone, onCancel }: EmailDialogProps) {
  const { api } = useAdmin();
  const { emails } = useAdminMessages().accounts;
  const texts = emails.ofOther;
  const { id, username, email, pendingEmail } = account;
  const removal = useCall();
  const form = useEmailForm(
    (asked) => api.requestEmailOf(id, asked),
    () => onDone("sent"),
  );
  const isBusy = form.isBusy || removal.isBusy;
  const hasAny = email !== undefined || pendingEmail !== undefined;

  async function remove(): Promise<void> {
    if (await removal.run(() => api.removeEmailOf(id))) onDone("removed");
  }

  return (
    <FormDialog
      title={texts.title(username)}
      text={texts.text}
      confirm={emails.submit}
      cancel={texts.close}
      busy={isBusy}
      noValidate
      instead={
        hasAny && (
          <Button kind="danger" busy={isBusy} onClick={() => void remove()}>
            {emails.remove}
          </Button>
        )
      }
      onSubmit={form.submit}
      onCancel={() => {
        if (!isBusy) onCancel();
      }}
    >
      {!form.hasErrors && <CallAlert failure={form.failure ?? removal.failure} />}
      <Field label={texts.label} error={form.errors["email"]}>
        {(control) => (
          <input {...control} type="email" name="email" autoComplete="off" defaultValue={email} />
        )}
      </Field>
    </FormDialog>
  );
}
