import { useAdmin } from "#app/admin/calls/admin-context.ts";
import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { OpenedForm } from "#app/admin/calls/stored-form/opened-form.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { CategoriesForm } from "./categories-form.tsx";

/** Loads the categories, then lets them be changed. */
export function CategoriesBoard({ PictureField }: { PictureField: PictureSlot }) {
  const { api } = useAdmin();
  const { categories: texts } = useAdminMessages();
  return (
    <OpenedForm queryKey={["categories"]} read={() => api.readCategories()} texts={texts}>
      {(opened) => <CategoriesForm opened={opened} PictureField={PictureField} />}
    </OpenedForm>
  );
}
