import { useAdmin } from "#app/admin/calls/admin-context.ts";
import type { PictureSlot } from "#app/admin/calls/stored-form/picture-slot.ts";
import { OpenedForm } from "#app/admin/calls/stored-form/opened-form.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AuthorsForm } from "./authors-form.tsx";

/** Loads the authors, then lets them be written. */
export function AuthorsBoard({ PictureField }: { PictureField: PictureSlot }) {
  const { api } = useAdmin();
  const { authors: texts } = useAdminMessages();
  return (
    <OpenedForm queryKey={["authors"]} read={() => api.readAuthors()} texts={texts}>
      {(opened) => <AuthorsForm opened={opened} PictureField={PictureField} />}
    </OpenedForm>
  );
}
