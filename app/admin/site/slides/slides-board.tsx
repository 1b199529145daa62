import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { OpenedForm } from "#app/admin/calls/opened-form.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { PictureSlot } from "./picture-slot.ts";
import { SlidesForm } from "./slides-form.tsx";

/** Loads the slides, then lets them be written. */
export function SlidesBoard({ PictureChooser }: { PictureChooser: PictureSlot }) {
  const { api } = useAdmin();
  const { homeSlides: texts } = useAdminMessages();
  return (
    <OpenedForm queryKey={["home slides"]} read={() => api.readAdminSlides()} texts={texts}>
      {(opened) => <SlidesForm opened={opened} PictureChooser={PictureChooser} />}
    </OpenedForm>
  );
}
