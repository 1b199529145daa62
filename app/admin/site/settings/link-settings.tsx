import { useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { SettingsForm, useSettingsForm } from "./settings-form.tsx";
import { useSettings } from "./use-settings.ts";
import rows from "../../../ui/lists/line-rows.module.css";
import styles from "./settings.module.css";

/** Whether links to other sites are checked, and where the release's own lead instead. */
export function LinkSettings() {
  return (
    <>
      <SettingsForm read={(fields) => ({ checkLinks: fields.has("checkLinks") })}>
        <CheckLinksField />
      </SettingsForm>
      <ReplacedAddresses />
    </>
  );
}

function CheckLinksField() {
  const { label, hint } = useAdminMessages().siteSettings.checkLinks;
  const { settings } = useSettingsForm();
  return <CheckField name="checkLinks" label={label} hint={hint} defaultChecked={settings.checkLinks} />;
}

/** Addresses of the release that were replaced, as nobody can change them where they stand. Nothing when there are none. */
function ReplacedAddresses() {
  const { failed, saved, replacedAddresses: texts } = useAdminMessages().siteSettings;
  const { api } = useAdmin();
  const { settings, change } = useSettings();
  const { isBusy, failure, run } = useCall();
  const replaced = Object.entries(settings?.settings.replacedAddresses ?? {});
  const [restored, setRestored] = useState<string | null>(null);
  // A row goes with the button that had the focus.
  const said = useOutcomeFocus<HTMLParagraphElement>(restored);

  async function restore(address: string): Promise<void> {
    const isDone = await run(async () => {
      // Somebody else may have replaced another one since.
      const { [address]: _, ...rest } = (await api.readSettings()).settings.replacedAddresses;
      await change({ replacedAddresses: rest });
    });
    if (isDone) setRestored(address);
  }

  if (replaced.length === 0 && restored === null) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{texts.title}</h3>
      <p>{texts.intro}</p>
      {restored !== null && (
        <p ref={said} tabIndex={-1} role="status">
          {saved}
        </p>
      )}
      {failure && <Alert>{failed}</Alert>}
      <ul className={rows.rows}>
        {replaced.map(([address, to]) => (
          <li key={address} className={rows.row}>
            <div className={rows.who}>
              <p>{address}</p>
              <p className={rows.detail}>→ {to}</p>
            </div>
            <Button
              small
              kind="quiet"
              busy={isBusy}
              aria-label={texts.restoreOf(address)}
              onClick={() => void restore(address)}
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
