import { useState } from "react";
import type { SiteAlert } from "#api/settings/site-alerts.ts";
import { usePageChoices } from "#app/admin/calls/use-page-choices.ts";
import { foldText } from "#app/ui/fold-text.ts";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { PlaceNames } from "#content/loading/load-place-names.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { AlertDraft } from "./alert-changes.ts";
import { CheckList, type Choice } from "./check-list.tsx";
import type { AlertsFormState } from "./use-alerts-form.ts";
import styles from "./alerts.module.css";

interface AlertPlacesProps {
  form: AlertsFormState;
  alert: AlertDraft;
  placeNames: PlaceNames;
  error: string | undefined;
}

/** On which pages it is shown, and at which stops of the planner. */
export function AlertPlaces({ form, alert, placeNames, error }: AlertPlacesProps) {
  const { siteAlerts: texts } = useAdminMessages();
  const language = useLanguage();
  const { id, pages, places } = alert;
  const [query, setQuery] = useState("");
  const named = Object.entries(placeNames).map(([value, name]) => ({ value, name }));
  const find = (all: readonly Choice[]) =>
    all
      .filter(({ name }) => foldText(name).includes(foldText(query.trim())))
      .toSorted((one, other) => one.name.localeCompare(other.name, language));
  const choices = find(usePageChoices(form.stored.ownPages));
  const placeChoices = find(named);
  return (
    <div className={styles.where}>
      <CheckField
        label={texts.allPages}
        isChecked={pages === null}
        onChange={(isForAll) => form.write(id, { pages: isForAll ? null : [] })}
      />
      {pages && (
        <>
          <Field label={texts.find} hint={texts.findHint}>
            {(control) => (
              <input
                {...control}
                type="search"
                value={query}
                onChange={({ target }) => setQuery(target.value)}
              />
            )}
          </Field>
          <CheckList
            id={`${id}-pages`}
            label={texts.pages(pages.length)}
            choices={choices}
            chosen={pages}
            isFound={query.trim() !== ""}
            error={error}
            // Safe cast: each value is a page's.
            onChange={(chosen) => form.write(id, { pages: chosen as SiteAlert["pages"] })}
          />
          <CheckList
            label={texts.places(places.length)}
            choices={placeChoices}
            chosen={places}
            isFound={query.trim() !== ""}
            onChange={(chosen) => form.write(id, { places: chosen })}
          />
        </>
      )}
    </div>
  );
}
