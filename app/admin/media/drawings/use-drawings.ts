import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useLanguage } from "#i18n/page-language.tsx";

/** The drawings of the guide, by their names in the page's language. */
export function useDrawings() {
  const { api } = useAdmin();
  const language = useLanguage();
  return useQuery({ queryKey: ["drawings", language], queryFn: () => api.listDrawings(language) });
}
