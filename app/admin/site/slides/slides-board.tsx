import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { OpenedForm } from "#app/admin/calls/stored-form/opened-form.tsx";
import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { SlidesForm } from "./slides-form.tsx";

/** Loads the slides, then lets them be written. */
export function SlidesBoard({ PictureField }: { PictureField: PictureSlot }) {
  const { api } = useAdmin();
  const { homeSlides: texts } = useAdminMessages();
  return (
    <OpenedForm queryKey={["home slides"]} read={() => api.readAdminSlides()} texts={texts}>
      {(opened) => <SlidesForm opened={opened} PictureField={PictureField} />}
    </OpenedForm>
  );
}
