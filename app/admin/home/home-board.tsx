import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { HomeForm } from "./home-form.tsx";

/** Loads how the home page is arranged, then lets it be changed. */
export function HomeBoard() {
  const { api } = useAdmin();
  const { homeSections: texts } = useAdminMessages();
  const query = useQuery({ queryKey: ["home sections"], queryFn: () => api.readHomeSections() });
  // A form begins with what stands now, never with what was cached.
  const opened = query.isFetchedAfterMount ? query.data : undefined;
  if (!opened) return <QueryState query={{ ...query, data: undefined }} texts={texts} />;
  return <HomeForm opened={opened} />;
}
