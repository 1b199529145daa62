import { useContext, useId, useState } from "react";
import type { Passkey } from "#api/accounts/own-account.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { useAccountChanged } from "#app/admin/accounts/own/use-account-changed.ts";
import { PresentPassword } from "#app/admin/accounts/present-password.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Chip } from "#app/ui/lists/chip.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { PasskeyAlert } from "./passkey-alert.tsx";
import { PasskeyOutcome } from "./passkey-outcome.ts";
import list from "../../../ui/lists/line-rows.module.css";
import form from "../panel-form.module.css";

/** A passkey, and the question for the password before it is removed. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const texts = useAdminMessages().accounts.passkeys;
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  return (
    <li className={list.row}>
      <div className={list.who}>
        <p className={list.name}>
          {name} {isSynced && <Chip isMarked>{texts.isSynced}</Chip>}
        </p>
        <p className={list.detail}>{texts.added(formatDate(createdAt, language))}</p>
        <p className={list.detail}>
          {lastUsedAt === undefined ? texts.neverUsed : texts.lastUsed(formatMoment(lastUsedAt, language))}
        </p>
      </div>
      <Button
        small
        kind={isAsking ? "quiet" : "danger"}
        aria-label={isAsking ? undefined : texts.removeNamed(name)}
        aria-expanded={isAsking}
        aria-controls={isAsking ? id : undefined}
        onClick={() => setIsAsking(!isAsking)}
      >
        {isAsking ? texts.cancel : texts.remove}
      </Button>
      {isAsking && <RemovalForm id={id} passkey={passkey} />}
    </li>
  );
}

function RemovalForm({ id, passkey }: { id: string; passkey: Passkey }) {
  const { api } = useAdmin();
  const accountChanged = useAccountChanged();
  const tellOutcome = useContext(PasskeyOutcome);
  const texts = useAdminMessages().accounts.passkeys;
  const { isBusy, failure, submit } = useForm({
    read: (fields) => typedIn(fields, "present"),
    async send(present) {
      tellOutcome(null);
      await api.removePasskey(passkey.id, present);
      await accountChanged();
      tellOutcome(texts.isRemoved);
    },
  });
  return (
    <form id={id} className={form.form} onSubmit={submit}>
      <PasskeyAlert failure={failure} />
      <PresentPassword />
      <Button type="submit" kind="danger" busy={isBusy}>
        {texts.confirmRemoval}
      </Button>
    </form>
  );
}
