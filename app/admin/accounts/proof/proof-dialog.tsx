import { isSessionLost } from "#api/errors/errors.ts";
import { PresentPassword } from "#app/admin/accounts/present-password.tsx";
import { PasskeyAlert } from "#app/admin/accounts/passkeys/passkey-alert.tsx";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useForm, typedIn } from "#app/admin/calls/use-form.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

interface ProofDialogProps {
  onDone: (isProved: boolean) => void;
}

/** Asks for the password or a passkey while it is mounted; closing returns the focus to where it was. */
export function ProofDialog({ onDone }: ProofDialogProps) {
  const { api, proveByPasskey } = useAdmin();
  const { proof: texts } = useAdminMessages().accounts;
  const { isBusy, failure, run, submit } = useForm({
    read: (fields) => typedIn(fields, "present"),
    send: (present) => prove(() => api.proveByPassword(present)),
  });

  async function prove(by: () => Promise<unknown>): Promise<void> {
    try {
      await by();
    } catch (error) {
      // The form that asks to sign in again would lie behind the dialog.
      if (isSessionLost(error)) onDone(false);
      throw error;
    }
    onDone(true);
  }

  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      confirm={texts.confirm}
      cancel={texts.cancel}
      busy={isBusy}
      instead={
        <Button kind="quiet" busy={isBusy} onClick={() => void run(() => prove(proveByPasskey))}>
          {texts.byPasskey}
        </Button>
      }
      onSubmit={submit}
      onCancel={() => {
        if (!isBusy) onDone(false);
      }}
    >
      <PasskeyAlert failure={failure} />
      <PresentPassword />
    </FormDialog>
  );
}
