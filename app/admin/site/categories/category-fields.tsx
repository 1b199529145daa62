import { longestIntro } from "#api/documents/line-limits.ts";
import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { pagePath } from "#i18n/addresses.ts";
import { isOwnCategory } from "#i18n/blog/category-addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { languageNames, languagesFrom, type Language } from "#i18n/languages.ts";
import type { CategoryDraft } from "./category-drafts.ts";
import type { CategoriesFormState } from "./use-categories-form.ts";
import items from "../../../ui/forms/item-fields.module.css";

interface CategoryFieldsProps {
  form: CategoriesFormState;
  category: CategoryDraft;
  PictureField: PictureSlot;
}

/** Name, address and introduction in each language, and the picture. */
export function CategoryFields({ form, category, PictureField }: CategoryFieldsProps) {
  const { categories: texts } = useAdminMessages();
  const { id, picture } = category;
  return (
    <div className={items.fields}>
      {languagesFrom(useLanguage()).map((language) => (
        <fieldset key={language} className={items.words}>
          <legend lang={language}>{languageNames[language]}</legend>
          <WordField {...{ form, category, language }} name="name" />
          <WordField {...{ form, category, language }} name="slug" />
          <IntroField {...{ form, category, language }} />
        </fieldset>
      ))}
      <PictureField
        id={`${id}-picture`}
        isChosen={picture !== null}
        texts={texts}
        onChoose={(chosen) => form.write(id, { picture: chosen })}
      />
    </div>
  );
}

interface LanguageFieldProps extends Omit<CategoryFieldsProps, "PictureField"> {
  language: Language;
}

function IntroField({ form, category, language }: LanguageFieldProps) {
  const { categories: texts } = useAdminMessages();
  const { id, intros } = category;
  return (
    <Field
      label={texts.categoryIntro}
      hint={isOwnCategory(id) ? texts.introHint : texts.releasedIntroHint}
      id={`${id}-${language}-intro`}
    >
      {(control) => (
        <textarea
          {...control}
          rows={2}
          lang={language}
          maxLength={longestIntro}
          value={intros[language]}
          onChange={({ target }) => form.write(id, { intros: { ...intros, [language]: target.value } })}
        />
      )}
    </Field>
  );
}

function WordField({ form, category, language, name }: LanguageFieldProps & { name: "name" | "slug" }) {
  const { categories: texts } = useAdminMessages();
  const part = name === "name" ? "names" : "slugs";
  const id = `${category.id}-${language}-${name}`;
  const fault = form.faults.find(({ control }) => control === id);
  const nameHint = isOwnCategory(category.id) ? texts.nameHint : texts.releasedNameHint;
  const hint = name === "slug" ? texts.slugHint(`${pagePath("blog", language)}/`) : nameHint;
  return (
    <Field label={texts[name]} id={id} hint={hint} error={fault && texts.faultTexts[fault.kind]}>
      {(control) => (
        <input
          {...control}
          lang={language}
          maxLength={60}
          autoComplete="off"
          value={category[part][language]}
          onChange={({ target }) =>
            form.write(category.id, { [part]: { ...category[part], [language]: target.value } })
          }
        />
      )}
    </Field>
  );
}
