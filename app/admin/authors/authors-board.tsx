import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { PictureSlot } from "./author-fields.tsx";
import { AuthorsForm } from "./authors-form.tsx";

/** Loads the authors, then lets them be written. */
export function AuthorsBoard({ PictureChooser }: { PictureChooser: PictureSlot }) {
  const { api } = useAdmin();
  const { authors: texts } = useAdminMessages();
  const query = useQuery({ queryKey: ["authors"], queryFn: () => api.readAuthors() });
  // A form begins with the authors as they are now, never with those that were cached.
  const opened = query.isFetchedAfterMount ? query.data : undefined;
  if (!opened) return <QueryState query={{ ...query, data: undefined }} texts={texts} />;
  return <AuthorsForm opened={opened} PictureChooser={PictureChooser} />;
}
