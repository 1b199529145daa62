import { useEffect, useState } from "react";
import { brandColours, brandRule, drawnColours } from "#api/settings/brand-colours.ts";
import { isColour } from "#api/settings/colour-maths.ts";
import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { typedIn } from "#app/admin/calls/use-form.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { BrandPicture } from "./brand-picture.tsx";
import { ColourSample } from "./colour-sample.tsx";
import { SettingsForm, useSettingsForm } from "./settings-form.tsx";
import { useSettings } from "./use-settings.ts";

/** The colour, the logo and the icon by which the site is told from others. */
export function BrandSettings({ PictureField }: { PictureField: PictureSlot }) {
  const texts = useAdminMessages().siteSettings;
  const { settings, change } = useSettings();
  const { isBusy, failure, run } = useCall();
  // After each, the form begins with what is stored then.
  const [restores, setRestores] = useState(0);
  const stored = settings?.settings.brandColour ?? "";
  useEffect(() => paintPage(stored), [stored]);

  async function restore(): Promise<void> {
    if (await run(() => change({ brandColour: "" }))) setRestores(restores + 1);
  }

  return (
    <>
      <SettingsForm
        key={restores}
        read={(fields) => ({ brandColour: typedIn(fields, "brandColour").trim().toLowerCase() })}
      >
        <ColourFields isRestored={restores > 0} />
        {stored !== "" && (
          <Button small kind="quiet" busy={isBusy} onClick={() => void restore()}>
            {texts.brand.restoreColours}
          </Button>
        )}
      </SettingsForm>
      {failure && <Alert>{texts.failed}</Alert>}
      <BrandPicture use="logo" PictureField={PictureField} />
      <BrandPicture use="icon" PictureField={PictureField} />
    </>
  );
}

function ColourFields({ isRestored }: { isRestored: boolean }) {
  const { brand: texts, faults } = useAdminMessages().siteSettings;
  const { settings, refused } = useSettingsForm();
  const [typed, setTyped] = useState(settings.brandColour);
  // The button that restored it is gone.
  const field = useOutcomeFocus<HTMLInputElement>(isRestored || null);
  const colour = typed.trim().toLowerCase();
  return (
    <>
      <Field label={texts.colour} hint={texts.colourHint} error={"brandColour" in refused && faults.colour}>
        {(control) => (
          <input
            {...control}
            ref={field}
            name="brandColour"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Field label={texts.pick}>
        {(control) => (
          <input
            {...control}
            type="color"
            value={isColour(colour) ? colour : drawnColours.light.accent}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {(colour === "" || isColour(colour)) && <ColourSample colour={colour} />}
    </>
  );
}

/** The page came with the colour that was stored then. */
function paintPage(colour: string): void {
  if (colour === "") document.head.querySelector('style[data-sheets=""]')?.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(colour === "" ? "" : brandRule(brandColours(colour)));
  document.adoptedStyleSheets = [sheet];
}
