import type { OwnWords } from "#api/settings/own-words.ts";
import type { AdminSettings } from "#api/settings/site-settings.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { typedIn } from "#app/admin/calls/use-form.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { languageNames, languages, languagesFrom, type Language } from "#i18n/languages.ts";
import { fromEntriesOf } from "#i18n/typed-keys.ts";
import { SettingsForm, useSettingsForm } from "./settings-form.tsx";
import { useSettings } from "./use-settings.ts";
import styles from "./settings.module.css";

const parts = [
  { part: "footer", longest: 300, rows: 2 },
  { part: "intro", longest: 3000, rows: 4 },
  { part: "note", longest: 1000, rows: 3 },
] as const satisfies readonly { part: keyof OwnWords; longest: number; rows: number }[];

/** The sentences in which the site speaks of itself, in each language. */
export function WordSettings() {
  const { settings } = useSettings();
  return (
    <SettingsForm
      read={(fields) => {
        const changed = languages.flatMap((language) => {
          const typed = parts
            .map(({ part }) => [part, typedIn(fields, `${language}.${part}`)] as const)
            .filter(([part, text]) => settings && text !== shownIn(settings, language)[part]);
          return typed.length > 0 ? [[language, fromEntriesOf(typed)] as const] : [];
        });
        return changed.length > 0 ? { ownWords: fromEntriesOf(changed) } : {};
      }}
    >
      {languagesFrom(useLanguage()).map((language) => (
        <LanguageFields key={language} language={language} />
      ))}
    </SettingsForm>
  );
}

function LanguageFields({ language }: { language: Language }) {
  const texts = useAdminMessages().siteSettings.words;
  const state = useSettingsForm();
  const { change } = useSettings();
  const { isBusy, run } = useCall();
  const shown = shownIn(state, language);
  const name = languageNames[language];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend} lang={language}>
        {name}
      </legend>
      {parts.map(({ part, longest, rows }) => (
        <Field key={part} label={texts.fields[part]}>
          {(control) => (
            <textarea
              {...control}
              // A stored text that is another one now takes the place of what stands here.
              key={shown[part]}
              name={`${language}.${part}`}
              lang={language}
              rows={rows}
              maxLength={longest}
              defaultValue={shown[part]}
            />
          )}
        </Field>
      ))}
      {state.settings.ownWords[language] && (
        <Button
          small
          kind="quiet"
          busy={isBusy}
          aria-label={texts.restoreIn(name)}
          onClick={() => void run(() => change({ ownWords: { [language]: state.usualWords[language] } }))}
        >
          {texts.restore}
        </Button>
      )}
    </fieldset>
  );
}

function shownIn({ settings, usualWords }: AdminSettings, language: Language): OwnWords {
  // Safe cast: an entry that is there has a text.
  return { ...usualWords[language], ...(settings.ownWords[language] as Partial<OwnWords>) };
}
