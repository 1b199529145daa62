import { useState } from "react";
import type { AdminSlide } from "#api/settings/home-slides.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { StepButtons } from "#app/ui/buttons/step-buttons.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { PictureSlot } from "./picture-slot.ts";
import { changeSlide, isOwnSlide, moveSlide } from "./slide-changes.ts";
import { SlideFields } from "./slide-fields.tsx";
import { SlideThumb } from "./slide-thumb.tsx";
import type { useSlidesForm } from "./use-slides-form.ts";
import styles from "./slides.module.css";

interface SlideListProps {
  form: ReturnType<typeof useSlidesForm>;
  PictureChooser: PictureSlot;
}

/** Each slide with its picture and title; its fields when it is opened. */
export function SlideList({ form, PictureChooser }: SlideListProps) {
  const { homeSlides: texts } = useAdminMessages();
  const language = useLanguage();
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const { slides, faults, change } = form;

  /** A new slide, and one with something to be mended, are open. */
  function isOpen(slide: AdminSlide): boolean {
    const hasFault = faults.some(({ control }) => control.startsWith(`${slide.id}-`));
    return hasFault || (toggled[slide.id] ?? (isOwnSlide(slide) && !slide.picture));
  }

  return (
    <ol className={styles.slides}>
      {slides.map((slide, index) => {
        const { id, isShown } = slide;
        const name = slide.words[language].title || texts.unnamed;
        const write = (changed: Partial<AdminSlide>) => change(changeSlide(slides, id, changed));
        return (
          <li key={id} className={styles.slide}>
            <div className={styles.head}>
              <SlideThumb slide={slide} />
              <span className={isShown ? styles.name : `${styles.name} ${styles.hidden}`}>
                {name}
                {!isShown && <small className={styles.note}>{texts.hidden}</small>}
              </span>
              <span className={styles.controls}>
                <Button
                  kind="quiet"
                  small
                  aria-expanded={isOpen(slide)}
                  aria-label={texts.editNamed(name)}
                  onClick={() => setToggled({ ...toggled, [id]: !isOpen(slide) })}
                >
                  {texts.edit}
                </Button>
                <StepButtons
                  id={id}
                  up={texts.up(name)}
                  down={texts.down(name)}
                  isFirst={index === 0}
                  isLast={index === slides.length - 1}
                  onStep={(step) =>
                    change(
                      moveSlide(slides, id, step),
                      texts.moved(name, index + step + 1, slides.length),
                      `${id}-${step < 0 ? "up" : "down"}`,
                    )
                  }
                />
                <Button
                  kind="quiet"
                  small
                  aria-label={isShown ? texts.hideNamed(name) : texts.showNamed(name)}
                  onClick={() => write({ isShown: !isShown })}
                >
                  {isShown ? texts.hide : texts.show}
                </Button>
                {isOwnSlide(slide) && (
                  <Button
                    kind="danger"
                    small
                    aria-label={texts.removeNamed(name)}
                    onClick={() =>
                      change(
                        slides.filter((one) => one !== slide),
                        texts.removed(name),
                        `${(slides[index + 1] ?? slides[index - 1])?.id}-up`,
                      )
                    }
                  >
                    {texts.remove}
                  </Button>
                )}
              </span>
            </div>
            {isOpen(slide) && (
              <SlideFields slide={slide} faults={faults} PictureChooser={PictureChooser} onWrite={write} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
