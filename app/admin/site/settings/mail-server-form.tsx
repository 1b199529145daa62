import type { MailServer } from "#api/settings/site-settings.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { typedIn } from "#app/admin/calls/use-form.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
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
          host: typedIn(fields, "host"),
          port: Number(fields.get("port")),
          // Safe cast: the choices are those of the server.
          security: typedIn(fields, "security") as MailServer["security"],
          user: typedIn(fields, "user"),
          password: typedIn(fields, "password"),
        },
      })}
    >
      <MailServerFields />
    </SettingsForm>
  );
}

function MailServerFields() {
  const texts = useAdminMessages().siteSettings.mailServer;
  const { mailServer, refused } = useSettingsForm();
  const isFixed = useFixedBy("mailServer") !== null;
  const { host = "", port = 465, security = "tls", user = "" } = mailServer ?? {};
  const shared = { autoComplete: "off", autoCapitalize: "none", spellCheck: false, readOnly: isFixed };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.legend}</legend>
      <MailServerState />
      <Field label={texts.host} hint={texts.hostHint} error={"mailServer.host" in refused && texts.wrongHost}>
        {(control) => <input {...control} {...shared} name="host" defaultValue={host} />}
      </Field>
      <Field label={texts.port} error={"mailServer.port" in refused && texts.wrongPort}>
        {(control) => <input {...control} {...shared} name="port" inputMode="numeric" defaultValue={port} />}
      </Field>
      <Choice
        name="security"
        label={texts.security}
        defaultValue={security}
        disabled={isFixed}
        options={["tls", "starttls", "any"]}
        nameOf={(one) => texts.securities[one]}
      />
      <Field label={texts.user}>
        {(control) => <input {...control} {...shared} name="user" defaultValue={user} />}
      </Field>
      {!isFixed && (
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

/** Says which server is set, and lets it be taken away. */
function MailServerState() {
  const { siteSettings } = useAdminMessages();
  const texts = siteSettings.mailServer;
  const { mailServer } = useSettingsForm();
  const fixedBy = useFixedBy("mailServer");
  const { change } = useSettings();
  const { isBusy, run } = useCall();
  if (fixedBy) return <p className={styles.state}>{siteSettings.fromEnvironment(fixedBy)}</p>;
  if (!mailServer) return <p className={styles.state}>{texts.none}</p>;
  return (
    <p className={styles.state}>
      {texts.current(mailServer.host, mailServer.port)}
      <Button small kind="quiet" busy={isBusy} onClick={() => void run(() => change({ mailServer: null }))}>
        {texts.remove}
      </Button>
    </p>
  );
}
