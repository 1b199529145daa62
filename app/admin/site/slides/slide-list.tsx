import { useState } from "react";
import type { AdminSlide } from "#api/settings/home-slides.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useOpenItem } from "#app/admin/calls/stored-form/use-open-item.ts";
import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { StepButtons, type Step } from "#app/ui/buttons/step-buttons.tsx";
import { stepButtonId } from "#app/ui/lists/shift-item.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { changeSlide, isOwnSlide, moveSlide, titleOf } from "./slide-changes.ts";
import { SlideFields } from "./slide-fields.tsx";
import { SlideThumb } from "./slide-thumb.tsx";
import type { SlidesFormState } from "./use-slides-form.ts";
import items from "../../../ui/forms/item-fields.module.css";
import styles from "./slides.module.css";

interface SlideListProps {
  form: SlidesFormState;
  PictureField: PictureSlot;
}

/** Each slide with its picture and title; its fields when it is opened. */
export function SlideList({ form, PictureField }: SlideListProps) {
  const [opened] = useState(() => new Set(form.value.map(({ id }) => id)));
  return (
    <ol className={items.items}>
      {form.value.map((slide) => (
        <SlideItem key={slide.id} {...{ form, PictureField, slide }} isNew={!opened.has(slide.id)} />
      ))}
    </ol>
  );
}

interface SlideItemProps extends SlideListProps {
  slide: AdminSlide;
  /** Whether it was added since the form was opened. */
  isNew: boolean;
}

function SlideItem({ form, PictureField, slide, isNew }: SlideItemProps) {
  const { isOpen, toggle } = useOpenItem(form.found, `${slide.id}-`, isNew);
  const { faults, stored } = form;
  const { homeSlides: texts, storedForm } = useAdminMessages();
  const name = titleOf(slide, useLanguage()) || texts.unnamed;
  const write = (changed: Partial<AdminSlide>) => form.change(changeSlide(form.value, slide.id, changed));
  return (
    <li className={items.item}>
      <div className={items.head}>
        <SlideThumb slide={slide} />
        <span className={slide.isShown ? items.name : `${items.name} ${styles.hidden}`}>
          {name}
          {!slide.isShown && <small className={styles.note}>{storedForm.rows.hidden}</small>}
        </span>
        <SlideControls
          {...{ form, slide, name, isOpen }}
          onToggle={toggle}
          onTurn={() => write({ isShown: !slide.isShown })}
        />
      </div>
      {isOpen && (
        <SlideFields {...{ slide, PictureField, faults, ownPages: stored.ownPages }} onWrite={write} />
      )}
    </li>
  );
}

type SlideControlsProps = Pick<SlideItemProps, "form" | "slide"> &
  Record<"onToggle" | "onTurn", () => void> & { name: string; isOpen: boolean };

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
      <Button
        kind="quiet"
        small
        aria-expanded={isOpen}
        aria-label={storedForm.items.editNamed(name)}
        onClick={onToggle}
      >
        {storedForm.items.edit}
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
        <Button kind="danger" small aria-label={storedForm.items.removeNamed(name)} onClick={remove}>
          {storedForm.items.remove}
        </Button>
      )}
    </span>
  );
}
