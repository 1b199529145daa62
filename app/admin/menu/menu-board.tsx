import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { MenuForm } from "./menu-form.tsx";

/** Loads the menu, then lets it be arranged. */
export function MenuBoard() {
  const { api } = useAdmin();
  const { siteMenu: texts } = useAdminMessages();
  const query = useQuery({ queryKey: ["site menu"], queryFn: () => api.readMenu() });
  // A form begins with the menu as it is now, never with one that was cached.
  const opened = query.isFetchedAfterMount ? query.data : undefined;
  if (!opened) return <QueryState query={{ ...query, data: undefined }} texts={texts} />;
  return <MenuForm opened={opened} />;
}
