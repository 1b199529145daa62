import type { MailServer } from "#api/settings/site-settings.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { SettingsForm, useSettingsForm } from "./settings-form.tsx";
import { useFixedBy } from "./setting-field.tsx";
import { useSettings } from "./use-settings.ts";
import styles from "./settings.module.css";

/** Sent as a whole, with its password: whoever could change the server alone would be sent the stored one. */
export function MailServerForm() {
  const { fixed } = useSettings();
  return (
    <SettingsForm
      canSave={!fixed.includes("mailServer")}
      read={(fields) => ({
        mailServer: {
          host: String(fields.get("host")),
          port: Number(fields.get("port")),
          // Safe cast: the choices are those of the server.
          security: String(fields.get("security")) as MailServer["security"],
          user: String(fields.get("user")),
          password: String(fields.get("password")),
        },
      })}
    >
      <MailServerFields />
    </SettingsForm>
  );
}

function MailServerFields() {
  const { siteSettings } = useAdminMessages();
  const texts = siteSettings.mailServer;
  const { mailServer, refused } = useSettingsForm();
  const fixedBy = useFixedBy("mailServer");
  const { change } = useSettings();
  const { isBusy, run } = useCall();
  const { host = "", port = 465, security = "tls", user = "" } = mailServer ?? {};
  const shared = {
    autoComplete: "off",
    autoCapitalize: "none",
    spellCheck: false,
    readOnly: fixedBy !== null,
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.legend}</legend>
      <p className={styles.state}>
        {fixedBy
          ? siteSettings.fromEnvironment(fixedBy)
          : mailServer
            ? texts.current(host, port)
            : texts.none}
        {!fixedBy && mailServer && (
          <Button
            small
            kind="quiet"
            busy={isBusy}
            onClick={() => void run(() => change({ mailServer: null }))}
          >
            {texts.remove}
          </Button>
        )}
      </p>
      <Field label={texts.host} hint={texts.hostHint} error={"mailServer.host" in refused && texts.wrongHost}>
        {(control) => <input {...control} {...shared} name="host" defaultValue={host} />}
      </Field>
      <Field label={texts.port} error={"mailServer.port" in refused && texts.wrongPort}>
        {(control) => <input {...control} {...shared} name="port" inputMode="numeric" defaultValue={port} />}
      </Field>
      <Field label={texts.security}>
        {(control) => (
          <select {...control} name="security" defaultValue={security} disabled={fixedBy !== null}>
            {(["tls", "starttls", "any"] as const).map((one) => (
              <option key={one} value={one}>
                {texts.securities[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.user}>
        {(control) => <input {...control} {...shared} name="user" defaultValue={user} />}
      </Field>
      {!fixedBy && (
        <PasswordField
          name="password"
          label={texts.password}
          hint={texts.passwordHint}
          showLabel={texts.showPassword}
          autoComplete="new-password"
        />
      )}
    </fieldset>
  );
}
