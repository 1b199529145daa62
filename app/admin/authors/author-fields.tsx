import { useState, type ComponentType } from "react";
import { Link } from "react-router";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { mediaLibraryPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, languages } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { AuthorDraft } from "./author-drafts.ts";
import type { AuthorsFormState } from "./use-authors-form.ts";
import items from "../../ui/forms/item-fields.module.css";
import styles from "./authors.module.css";

/** The media library as authors see it; the route passes it in. */
export type PictureSlot = ComponentType<{
  isOffered: (picture: LibraryPicture) => boolean;
  onChosen: (picture: LibraryPicture) => void;
}>;

interface AuthorFieldsProps {
  form: AuthorsFormState;
  author: AuthorDraft;
  PictureChooser: PictureSlot;
}

/** Name, picture and links, and a few lines in each language. */
export function AuthorFields(props: AuthorFieldsProps) {
  const { form, author } = props;
  const { authors: texts } = useAdminMessages();
  const { key, name, links, lines } = author;
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
      <PictureField {...props} />
      {languages.map((language) => (
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
      ))}
    </div>
  );
}

function PictureField({ form, author: { key, picture }, PictureChooser }: AuthorFieldsProps) {
  const { authors: texts } = useAdminMessages();
  const language = useLanguage();
  const [isChoosing, setIsChoosing] = useState(false);
  const control = `${key}-picture`;
  return (
    <div className={styles.picture}>
      <p className={styles.controls}>
        <Button
          id={control}
          kind="quiet"
          small
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {texts.choose}
        </Button>
        {picture && (
          <Button kind="quiet" small onClick={() => form.change(withoutPicture(form, key), "", control)}>
            {texts.withoutPicture}
          </Button>
        )}
        <Link to={mediaLibraryPath(language)}>{texts.toLibrary}</Link>
      </p>
      {isChoosing && (
        <PictureChooser
          isOffered={({ isAnimated }) => !isAnimated}
          onChosen={({ hash, width, height, focal }) => {
            setIsChoosing(false);
            form.write(key, { picture: { hash, width, height, focal } });
            document.getElementById(control)?.focus();
          }}
        />
      )}
    </div>
  );
}

function withoutPicture({ value }: AuthorsFormState, key: string): AuthorDraft[] {
  return value.map((author) => (author.key === key ? { ...author, picture: null } : author));
}
