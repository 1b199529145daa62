import { useState } from "react";
import type { AdminSlide } from "#api/settings/home-slides.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { StepButtons, type Step } from "#app/ui/buttons/step-buttons.tsx";
import { stepButtonId } from "#app/ui/lists/shift-item.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { PictureSlot } from "./picture-slot.ts";
import { changeSlide, isOwnSlide, moveSlide } from "./slide-changes.ts";
import { SlideFields } from "./slide-fields.tsx";
import { SlideThumb } from "./slide-thumb.tsx";
import type { SlidesFormState } from "./use-slides-form.ts";
import styles from "./slides.module.css";

interface SlideListProps {
  form: SlidesFormState;
  PictureChooser: PictureSlot;
}

/** Each slide with its picture and title; its fields when it is opened. */
export function SlideList({ form, PictureChooser }: SlideListProps) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const [opened] = useState(() => new Set(form.value.map(({ id }) => id)));

  /** A slide that was just added, and one with something to be mended at the last attempt to save, are open. */
  function isOpen(slide: AdminSlide): boolean {
    const hasFault = form.found.some(({ control }) => control.startsWith(`${slide.id}-`));
    return hasFault || (toggled[slide.id] ?? !opened.has(slide.id));
  }

  return (
    <ol className={styles.slides}>
      {form.value.map((slide) => (
        <SlideItem
          key={slide.id}
          {...{ form, PictureChooser, slide }}
          isOpen={isOpen(slide)}
          onToggle={() => setToggled({ ...toggled, [slide.id]: !isOpen(slide) })}
        />
      ))}
    </ol>
  );
}

interface SlideItemProps extends SlideListProps {
  slide: AdminSlide;
  isOpen: boolean;
  onToggle: () => void;
}

function SlideItem(props: SlideItemProps) {
  const { form, PictureChooser, slide, isOpen } = props;
  const { faults, stored } = form;
  const { homeSlides: texts, storedForm } = useAdminMessages();
  const name = slide.words[useLanguage()].title || texts.unnamed;
  const write = (changed: Partial<AdminSlide>) => form.change(changeSlide(form.value, slide.id, changed));
  return (
    <li className={styles.slide}>
      <div className={styles.head}>
        <SlideThumb slide={slide} />
        <span className={slide.isShown ? styles.name : `${styles.name} ${styles.hidden}`}>
          {name}
          {!slide.isShown && <small className={styles.note}>{storedForm.rows.hidden}</small>}
        </span>
        <SlideControls {...props} name={name} onTurn={() => write({ isShown: !slide.isShown })} />
      </div>
      {isOpen && (
        <SlideFields {...{ slide, PictureChooser, faults, ownPages: stored.ownPages }} onWrite={write} />
      )}
    </li>
  );
}

type SlideControlsProps = SlideItemProps & { name: string; onTurn: () => void };

function SlideControls({ form, slide, name, isOpen, onToggle, onTurn }: SlideControlsProps) {
  const { homeSlides: texts, storedForm } = useAdminMessages();
  const { rows } = storedForm;
  const { value: slides, change } = form;
  const { id, isShown } = slide;
  const index = slides.indexOf(slide);

  function step(by: Step): void {
    const text = rows.moved(name, index + by + 1, slides.length);
    change(moveSlide(slides, id, by), text, stepButtonId(id, by));
  }

  function remove(): void {
    const left = slides.filter((one) => one !== slide);
    change(left, texts.removed(name), `${(slides[index + 1] ?? slides[index - 1])?.id}-up`);
  }

  const turnName = isShown ? rows.hideNamed(name) : rows.showNamed(name);
  return (
    <span className={styles.controls}>
      <Button kind="quiet" small aria-expanded={isOpen} aria-label={texts.editNamed(name)} onClick={onToggle}>
        {texts.edit}
      </Button>
      <StepButtons
        id={id}
        up={texts.up(name)}
        down={texts.down(name)}
        isFirst={index === 0}
        isLast={index === slides.length - 1}
        onStep={step}
      />
      <Button kind="quiet" small aria-label={turnName} onClick={onTurn}>
        {isShown ? rows.hide : rows.show}
      </Button>
      {isOwnSlide(slide) && (
        <Button kind="danger" small aria-label={texts.removeNamed(name)} onClick={remove}>
          {texts.remove}
        </Button>
      )}
    </span>
  );
}
