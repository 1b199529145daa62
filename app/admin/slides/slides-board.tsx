import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { PictureSlot } from "./picture-slot.ts";
import { SlidesForm } from "./slides-form.tsx";

/** Loads the slides, then lets them be written. */
export function SlidesBoard({ PictureChooser }: { PictureChooser: PictureSlot }) {
  const { api } = useAdmin();
  const { homeSlides: texts } = useAdminMessages();
  const query = useQuery({ queryKey: ["home slides"], queryFn: () => api.readAdminSlides() });
  // A form begins with the slides as they are now, never with those that were cached.
  const opened = query.isFetchedAfterMount ? query.data : undefined;
  if (!opened) return <QueryState query={{ ...query, data: undefined }} texts={texts} />;
  return <SlidesForm opened={opened} PictureChooser={PictureChooser} />;
}
