import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { languageNames, languagesFrom } from "#i18n/languages.ts";
import type { AuthorDraft } from "./author-drafts.ts";
import type { AuthorsFormState } from "./use-authors-form.ts";
import items from "../../../ui/forms/item-fields.module.css";
import styles from "./authors.module.css";

interface AuthorFieldsProps {
  form: AuthorsFormState;
  author: AuthorDraft;
  PictureField: PictureSlot;
}

/** Name, picture and links, and a few lines in each language. */
export function AuthorFields({ form, author, PictureField }: AuthorFieldsProps) {
  const { authors: texts } = useAdminMessages();
  const { key, name, links } = author;
  const errorOf = (id: string) => {
    const fault = form.faults.find(({ control }) => control === id);
    return fault && texts.faultTexts[fault.kind];
  };
  return (
    <div className={`${items.fields} ${styles.fields}`}>
      <Field label={texts.name} id={`${key}-name`} hint={texts.nameHint} error={errorOf(`${key}-name`)}>
        {(control) => (
          <input
            {...control}
            maxLength={120}
            autoComplete="off"
            value={name}
            onChange={({ target }) => form.write(key, { name: target.value })}
          />
        )}
      </Field>
      <Field label={texts.links} id={`${key}-links`} hint={texts.linksHint} error={errorOf(`${key}-links`)}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={links}
            onChange={({ target }) => form.write(key, { links: target.value })}
          />
        )}
      </Field>
      <PictureField
        id={`${key}-picture`}
        isChosen={author.picture !== null}
        texts={texts}
        onChoose={(picture) => form.write(key, { picture })}
      />
      <LinesFields {...{ form, author }} />
    </div>
  );
}

function LinesFields({ form, author: { key, lines } }: Omit<AuthorFieldsProps, "PictureField">) {
  const { authors: texts } = useAdminMessages();
  return languagesFrom(useLanguage()).map((language) => (
    <Field key={language} label={texts.lines(languageNames[language])}>
      {(control) => (
        <textarea
          {...control}
          lang={language}
          rows={6}
          maxLength={800}
          value={lines[language]}
          onChange={({ target }) => form.write(key, { lines: { ...lines, [language]: target.value } })}
        />
      )}
    </Field>
  ));
}
