import { Fragment } from "react";
import type { OwnPageChange } from "#api/guide/own-pages.ts";
import { typedIn, useForm, type FormErrors } from "#app/admin/calls/use-form.ts";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { ApiError } from "#api/errors/errors.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { byLanguage, languageNames, languagesFrom, type Language } from "#i18n/languages.ts";
import { ownPagePlaces, type OwnPagePlace } from "#i18n/site/site-menu.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";

interface TypedOwnPage extends OwnPageChange {
  titles: Record<Language, string>;
}

interface OwnPageDialogProps {
  /** Null for a new page, which gets its titles here too. */
  page: OwnPageChange | null;
  /** Rejects with an `ApiError` when it is refused. */
  send: (typed: TypedOwnPage) => Promise<void>;
  onCancel: () => void;
}

/** Asks an own page's addresses and place. */
export function OwnPageDialog({ page, send, onCancel }: OwnPageDialogProps) {
  const texts = useAdminMessages().guide.ownPages;
  const isNew = page === null;
  const shown = languagesFrom(useLanguage());
  const { isBusy, failure, errors, hasErrors, submit } = useForm({
    read: readOwnPage,
    check: (typed) => missingIn(typed, page, { shown, text: texts.missing }),
    send,
    refusedFields: (error) => takenIn(error, texts.taken),
  });
  return (
    <FormDialog
      title={isNew ? texts.add : texts.changeTitle}
      text={isNew ? texts.addText : texts.changeText}
      confirm={isNew ? texts.create : texts.save}
      cancel={texts.cancel}
      busy={isBusy}
      noValidate
      onSubmit={submit}
      onCancel={onCancel}
    >
      {shown.map((language, index) => (
        <Fragment key={language}>
          {isNew && (
            <TextField
              label={texts.titleIn(languageNames[language])}
              name={`titles.${language}`}
              lang={language}
              errors={errors}
            />
          )}
          <TextField
            label={texts.addressIn(languageNames[language])}
            hint={isNew && index === 0 ? texts.addressHint : undefined}
            name={`addresses.${language}`}
            typed={page?.addresses[language]}
            errors={errors}
          />
        </Fragment>
      ))}
      <PlaceChoice chosen={page?.place ?? "menu"} />
      {failure && !hasErrors && <Alert>{texts.failed}</Alert>}
    </FormDialog>
  );
}

interface TextFieldProps {
  label: string;
  hint?: string | undefined;
  name: string;
  lang?: Language;
  typed?: string | undefined;
  errors: FormErrors;
}

function TextField({ label, hint, name, lang, typed, errors }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={errors[name]}>
      {(control) => (
        <input {...control} name={name} lang={lang} defaultValue={typed} autoComplete="off" maxLength={200} />
      )}
    </Field>
  );
}

function PlaceChoice({ chosen }: { chosen: OwnPagePlace }) {
  const texts = useAdminMessages().guide.ownPages;
  const { guideGroups, tools } = useMessages().shell;
  const nameOf = (place: OwnPagePlace) =>
    place === "menu" || place === "footer" || place === "nowhere"
      ? texts.places[place]
      : texts.inGroup(place === "tools" ? tools : guideGroups[place]);
  return (
    <Choice label={texts.place} name="place" options={ownPagePlaces} nameOf={nameOf} defaultValue={chosen} />
  );
}

function readOwnPage(fields: FormData): TypedOwnPage {
  const place = ownPagePlaces.find((one) => one === typedIn(fields, "place")) ?? "nowhere";
  const textsOf = (name: string) => byLanguage((language) => typedIn(fields, `${name}.${language}`).trim());
  return { titles: textsOf("titles"), addresses: textsOf("addresses"), place };
}

/** A new page needs a title in one language, another one an address where it has had one. */
function missingIn(
  { titles, addresses }: TypedOwnPage,
  page: OwnPageChange | null,
  { shown, text }: { shown: Language[]; text: string },
): FormErrors {
  const missing = page
    ? shown.flatMap((one) => (addresses[one] === "" && page.addresses[one] !== "" ? `addresses.${one}` : []))
    : shown.every((one) => titles[one] === "")
      ? [`titles.${shown[0]}`]
      : [];
  return Object.fromEntries(missing.map((name) => [name, text]));
}

function takenIn(error: unknown, text: string): FormErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.keys(error.fieldErrors).map((name) => [name, text]));
}
