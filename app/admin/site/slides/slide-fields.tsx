import type { NamedOwnPages } from "#api/guide/own-pages.ts";
import type { AdminSlide, SlideWords } from "#api/settings/home-slides.ts";
import { usePageChoices } from "#app/admin/calls/use-page-choices.ts";
import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { Choice } from "#app/ui/forms/choice.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { languageNames, languagesFrom, type Language } from "#i18n/languages.ts";
import { isOwnSlide, takePicture, writeWords, type SlideFault } from "./slide-changes.ts";
import fields from "../../../ui/forms/item-fields.module.css";
import styles from "./slides.module.css";

interface SlideFieldsProps {
  slide: AdminSlide;
  faults: readonly SlideFault[];
  ownPages: NamedOwnPages;
  PictureField: PictureSlot;
  onWrite: (change: Partial<AdminSlide>) => void;
}

const longest: Record<keyof SlideWords, number> = { title: 80, subtitle: 120, text: 400, alt: 300 };

/** The picture of a slide, and its words in each language. */
export function SlideFields(props: SlideFieldsProps) {
  const { slide, faults, PictureField, onWrite } = props;
  const { homeSlides: texts } = useAdminMessages();
  const pictureId = `${slide.id}-picture`;
  const isMissing = faults.some(({ control }) => control === pictureId);
  return (
    <div className={fields.fields}>
      <PictureField
        id={pictureId}
        isChosen={slide.picture !== null && !isOwnSlide(slide)}
        texts={texts}
        error={isMissing ? texts.faultTexts.picture : undefined}
        onChoose={(picture, alts) => onWrite(picture ? takePicture(slide, picture, alts) : { picture })}
      />
      {isOwnSlide(slide) && (
        <div className={styles.link}>
          <LinkField {...props} />
        </div>
      )}
      {languagesFrom(useLanguage()).map((language) => (
        <fieldset key={language} className={fields.words}>
          <legend lang={language}>{languageNames[language]}</legend>
          <WordField {...props} language={language} name="title" />
          <WordField {...props} language={language} name="subtitle" />
          <WordField {...props} language={language} name="text" rows={4} />
          {slide.picture && <WordField {...props} language={language} name="alt" rows={2} />}
        </fieldset>
      ))}
    </div>
  );
}

/** The page to which a slide of the owner's leads. */
function LinkField({ slide, ownPages, onWrite }: SlideFieldsProps) {
  const { homeSlides: texts } = useAdminMessages();
  const choices = usePageChoices(ownPages);
  const nowhere = "";
  return (
    <Choice
      label={texts.link}
      options={[nowhere, ...choices.map(({ value }) => value)]}
      nameOf={(page) => choices.find(({ value }) => value === page)?.name ?? texts.noLink}
      value={choices.find(({ value }) => value === slide.link)?.value ?? nowhere}
      onChoose={(page) => onWrite({ link: choices.find(({ value }) => value === page)?.value ?? null })}
    />
  );
}

interface WordFieldProps extends SlideFieldsProps {
  language: Language;
  name: keyof SlideWords;
  /** Left out for a line. */
  rows?: number;
}

function WordField({ slide, faults, language, name, rows, onWrite }: WordFieldProps) {
  const { homeSlides: texts } = useAdminMessages();
  const id = `${slide.id}-${language}-${name}`;
  const fault = faults.find(({ control }) => control === id);
  const shared = {
    lang: language,
    maxLength: longest[name],
    value: slide.words[language][name],
    onChange: ({ target }: { target: { value: string } }) =>
      onWrite({ words: writeWords(slide, language, { [name]: target.value }) }),
  };
  return (
    <Field
      label={texts.labels[name]}
      id={id}
      hint={name === "title" && texts.titleHint}
      error={fault && texts.faultTexts[fault.kind]}
    >
      {(control) =>
        rows ? <textarea {...control} {...shared} rows={rows} /> : <input {...control} {...shared} />
      }
    </Field>
  );
}
