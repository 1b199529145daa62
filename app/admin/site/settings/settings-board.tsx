import { useEffect, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { typedIn } from "#app/admin/calls/use-form.ts";
import { Loading } from "#app/ui/notices/loading.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { SiteSettingsTexts } from "#i18n/admin/hu/site-settings.ts";
import { AccountSettings } from "./account-settings.tsx";
import { BrandSettings } from "./brand-settings.tsx";
import { MailServerForm } from "./mail-server-form.tsx";
import { LinkSettings } from "./link-settings.tsx";
import { LineForm } from "./line-form.tsx";
import { SettingField, readFields } from "./setting-field.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { TestMessage } from "./test-message.tsx";
import { useSettings } from "./use-settings.ts";
import { WordSettings } from "./word-settings.tsx";
import styles from "./settings.module.css";

const details = [
  "siteName",
  "company",
  "address",
  "phone",
  "whatsapp",
  "email",
  "website",
  "builderName",
  "builderUrl",
] as const;
const links = ["tiktok", "youtube", "instagram", "facebook"] as const;
const recipients = ["contactTo", "contactFrom", "ownerEmail"] as const;

/** All settings of the site, those that are saved together in a form of their own. */
export function SettingsBoard({ PictureField }: { PictureField: PictureSlot }) {
  const { siteSettings: texts } = useAdminMessages();
  const { settings, isError, refresh } = useSettings();
  useAddressedPart(settings !== undefined);
  if (isError && !settings) {
    return (
      <RetryAlert retry={texts.retry} onRetry={refresh}>
        {texts.loadFailed}
      </RetryAlert>
    );
  }
  if (!settings) return <Loading text={texts.loading} />;
  return (
    <div className={styles.board}>
      <Part name="details">
        <LineForm names={details} />
      </Part>
      <Part name="brand">
        <BrandSettings PictureField={PictureField} />
      </Part>
      <Part name="links">
        <LineForm names={links} />
      </Part>
      <Part name="words">
        <WordSettings />
      </Part>
      <Part name="mail">
        <MailServerForm />
        <h3 className={styles.subtitle}>{texts.recipients}</h3>
        <LineForm names={recipients} />
        <TestMessage />
      </Part>
      <Part name="accounts">
        <AccountSettings />
      </Part>
      <Part name="videos">
        <VideoSettings />
      </Part>
      <Part name="messages">
        <MessageSettings />
      </Part>
      <Part name="linkCheck">
        <LinkSettings />
      </Part>
    </div>
  );
}

/** Shows the part that the address names, once it is there. */
function useAddressedPart(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isLoaded, hash]);
}

function VideoSettings() {
  const { fixed } = useSettings();
  return (
    <SettingsForm
      read={(fields) => {
        const { youtubeKey, ...rest } = readFields(fields, ["youtubeChannelId", "youtubeKey"], fixed);
        // An empty field leaves the key; without a channel there is nothing that it would be for.
        if (rest.youtubeChannelId === "")
          return { ...rest, ...(!fixed.includes("youtubeKey") && { youtubeKey: null }) };
        return { ...rest, ...(youtubeKey && { youtubeKey }) };
      }}
    >
      <SettingField name="youtubeChannelId" />
      <SettingField name="youtubeKey" />
    </SettingsForm>
  );
}

function MessageSettings() {
  return (
    <SettingsForm
      read={(fields) => {
        const days = typedIn(fields, "messageDays").trim();
        return { messageDays: days === "" ? null : Number(days) };
      }}
    >
      <SettingField name="messageDays" />
    </SettingsForm>
  );
}

function Part({ name, children }: { name: keyof SiteSettingsTexts["panels"]; children: ReactNode }) {
  const { title, intro } = useAdminMessages().siteSettings.panels[name];
  return (
    <div id={`_${name}`} className={styles.part}>
      <Panel title={title} intro={intro}>
        {children}
      </Panel>
    </div>
  );
}
