import type { AdminSlides } from "#api/settings/home-slides.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { FormSaveBar } from "#app/admin/calls/stored-form/form-save-bar.tsx";
import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { newSlide } from "./slide-changes.ts";
import { SlideList } from "./slide-list.tsx";
import { useSlidesForm } from "./use-slides-form.ts";
import items from "../../../ui/forms/item-fields.module.css";

/** Characters of a new slide's id. */
const idLength = 8;

/** The slides, one after another, and one bar that says where they stand. */
export function SlidesForm({ opened, PictureField }: { opened: AdminSlides; PictureField: PictureSlot }) {
  const { homeSlides: texts } = useAdminMessages();
  const form = useSlidesForm(opened);

  function add(): void {
    const slide = newSlide(crypto.randomUUID().slice(0, idLength));
    form.change([...form.value, slide], "", `${slide.id}-picture`);
  }

  return (
    <div className={items.form}>
      <SlideList form={form} PictureField={PictureField} />
      <p>
        <Button kind="quiet" onClick={add}>
          {texts.add}
        </Button>
      </p>
      <FormSaveBar form={form} texts={texts} reset={!form.stored.isDefault && texts} />
    </div>
  );
}
