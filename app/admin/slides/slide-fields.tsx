import { useState } from "react";
import { Link } from "react-router";
import type { AdminSlide, SlideWords } from "#api/settings/home-slides.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { mediaLibraryPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { PictureSlot } from "./picture-slot.ts";
import { isOwnSlide, takePicture, writeWords, type SlideFault } from "./slide-changes.ts";
import fields from "../../ui/forms/item-fields.module.css";
import styles from "./slides.module.css";

interface SlideFieldsProps {
  slide: AdminSlide;
  faults: readonly SlideFault[];
  PictureChooser: PictureSlot;
  onWrite: (change: Partial<AdminSlide>) => void;
}

const longest: Record<keyof SlideWords, number> = { title: 80, subtitle: 120, text: 400, alt: 300 };

/** The picture of a slide, and its words in each language. */
export function SlideFields(props: SlideFieldsProps) {
  return (
    <div className={styles.fields}>
      <SlidePictureField {...props} />
      {languages.map((language) => (
        <fieldset key={language} className={fields.words}>
          <legend lang={language}>{languageNames[language]}</legend>
          <WordField {...props} language={language} name="title" />
          <WordField {...props} language={language} name="subtitle" />
          <WordField {...props} language={language} name="text" rows={4} />
          {props.slide.picture && <WordField {...props} language={language} name="alt" rows={2} />}
        </fieldset>
      ))}
    </div>
  );
}

function SlidePictureField({ slide, faults, PictureChooser, onWrite }: SlideFieldsProps) {
  const { homeSlides: texts } = useAdminMessages();
  const language = useLanguage();
  const [isChoosing, setIsChoosing] = useState(false);
  const control = `${slide.id}-picture`;
  const isMissing = faults.some((fault) => fault.control === control);
  return (
    <div className={styles.picture}>
      <p className={styles.controls}>
        <Button
          id={control}
          kind="quiet"
          small
          aria-expanded={isChoosing}
          aria-describedby={isMissing ? `${control}-fault` : undefined}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {texts.choose}
        </Button>
        {slide.picture && !isOwnSlide(slide) && (
          <Button kind="quiet" small onClick={() => onWrite({ picture: null })}>
            {texts.toDrawing}
          </Button>
        )}
        <Link to={mediaLibraryPath(language)}>{texts.toLibrary}</Link>
      </p>
      {isMissing && (
        <p id={`${control}-fault`} className={fields.fault}>
          {texts.faultTexts.picture}
        </p>
      )}
      {isChoosing && (
        <PictureChooser
          isOffered={({ isAnimated }) => !isAnimated}
          onChosen={(picture) => {
            setIsChoosing(false);
            onWrite(takePicture(slide, picture));
            document.getElementById(control)?.focus();
          }}
        />
      )}
    </div>
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
    <Field label={texts.labels[name]} id={id} error={fault && texts.faultTexts[fault.kind]}>
      {(control) =>
        rows ? <textarea {...control} {...shared} rows={rows} /> : <input {...control} {...shared} />
      }
    </Field>
  );
}
