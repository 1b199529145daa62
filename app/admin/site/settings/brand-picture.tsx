import { useState } from "react";
import { ApiError } from "#api/errors/errors.ts";
import { iconPath, iconSizes, logoPath, type BrandUse } from "#api/media.ts";
import { schemes } from "#api/settings/brand-colours.ts";
import type { SiteSettings } from "#api/settings/site-settings.ts";
import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Logo } from "#app/ui/pictures/logo.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { SchemeField } from "./scheme-field.tsx";
import { useSettings } from "./use-settings.ts";
import fields from "./scheme-field.module.css";
import styles from "./settings.module.css";

interface BrandPictureProps {
  use: BrandUse;
  PictureField: PictureSlot;
}

/** A picture in the place of one that comes with the site; it counts at once. */
export function BrandPicture({ use, PictureField }: BrandPictureProps) {
  const { brand, unreachable, failed } = useAdminMessages().siteSettings;
  const texts = brand[use];
  const { settings, change } = useSettings();
  const { isBusy, failure, run } = useCall();
  const [isDone, setIsDone] = useState(false);
  if (!settings) return null;
  const { logo, icon, isLogoNamed } = settings.settings;

  async function send(changed: Parameters<typeof change>[0]): Promise<void> {
    setIsDone(false);
    setIsDone(await run(() => change(changed)));
  }

  function failureText(error: unknown): string {
    if (!(error instanceof ApiError)) return failed;
    // The media store may be away.
    if (error.status === 0 || error.code === "unavailable") return unreachable;
    return use in error.fieldErrors ? brand.unusable : failed;
  }

  return (
    <section className={styles.brandPicture} aria-labelledby={`_${use}`} aria-busy={isBusy}>
      <h3 id={`_${use}`} className={styles.subtitle}>
        {texts.title}
      </h3>
      <p>{texts.hint}</p>
      {use === "logo" && logo && <LogoSample logo={logo} />}
      {use === "icon" && icon !== null && (
        <img src={iconPath(icon, iconSizes.small)} alt={brand.icon.shown} width="96" height="96" />
      )}
      <PictureField
        id={`_${use}-choice`}
        isChosen={(use === "logo" ? logo : icon) !== null}
        texts={{ ...brand.choice, withoutPicture: texts.restore }}
        onChoose={(chosen) => void send({ [use]: chosen?.hash ?? null })}
      />
      {use === "logo" && logo && (
        <CheckField
          {...brand.named}
          isChecked={isLogoNamed}
          onChange={(isNamed) => void send({ isLogoNamed: isNamed })}
        />
      )}
      <p role="status">{isDone && brand.done}</p>
      {failure && <Alert>{failureText(failure.error)}</Alert>}
    </section>
  );
}

/** The logo on both grounds, as the header shows it. */
function LogoSample({ logo }: { logo: NonNullable<SiteSettings["logo"]> }) {
  const { shown, seenOn } = useAdminMessages().siteSettings.brand.logo;
  const { hash, ...look } = logo;
  return (
    <>
      <div className={fields.fields}>
        {schemes.map((scheme) => (
          <SchemeField key={scheme} scheme={scheme}>
            <Logo src={logoPath(hash)} alt={shown[scheme]} {...look} isNamed={false} />
          </SchemeField>
        ))}
      </div>
      {logo.seenOn !== "both" && <p>{seenOn[logo.seenOn]}</p>}
    </>
  );
}
