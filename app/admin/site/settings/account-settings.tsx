import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { typedIn } from "#app/admin/calls/use-form.ts";
import type { SiteSettings } from "#api/settings/site-settings.ts";
import { SettingsForm, useSettingsForm } from "./settings-form.tsx";
import { useFixedBy } from "./setting-field.tsx";
import { useSettings } from "./use-settings.ts";
import check from "../../../ui/forms/check-field.module.css";
import styles from "./settings.module.css";

const ways = ["approve", "invite", "off"] as const;

/** The settings that say who may register, and how everybody signs in. */
export function AccountSettings() {
  const { fixed } = useSettings();
  const [isWayFixed, isFactorFixed] = [fixed.includes("registration"), fixed.includes("requireSecondFactor")];
  return (
    <SettingsForm
      canSave={!isWayFixed || !isFactorFixed}
      read={(fields) => ({
        // Safe cast: the choices are those of the server.
        ...(!isWayFixed && {
          registration: typedIn(fields, "registration") as SiteSettings["registration"],
        }),
        ...(!isFactorFixed && { requireSecondFactor: fields.has("requireSecondFactor") }),
      })}
    >
      <AccountFields />
    </SettingsForm>
  );
}

function AccountFields() {
  const texts = useAdminMessages().siteSettings;
  const { settings } = useSettingsForm();
  const [wayFixedBy, factorFixedBy] = [useFixedBy("registration"), useFixedBy("requireSecondFactor")];
  return (
    <>
      <fieldset className={styles.choice} disabled={wayFixedBy !== null}>
        <legend className={styles.legend}>{texts.registration.label}</legend>
        {wayFixedBy && <p className={check.hint}>{texts.fromEnvironment(wayFixedBy)}</p>}
        {ways.map((way) => (
          <label key={way} className={check.label}>
            <input
              type="radio"
              name="registration"
              value={way}
              defaultChecked={settings.registration === way}
            />
            <span>{texts.registration.ways[way]}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <label className={check.label}>
          <input
            type="checkbox"
            name="requireSecondFactor"
            aria-describedby="_second-factor-hint"
            defaultChecked={settings.requireSecondFactor}
            disabled={factorFixedBy !== null}
          />
          <span>{texts.requireSecondFactor.label}</span>
        </label>
        <p id="_second-factor-hint" className={check.hint}>
          {factorFixedBy ? texts.fromEnvironment(factorFixedBy) : texts.requireSecondFactor.hint}
        </p>
      </div>
    </>
  );
}
