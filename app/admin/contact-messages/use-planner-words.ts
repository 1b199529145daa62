import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { factsToDraw, type Facts } from "#content/facts/facts.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { useLanguage } from "#i18n/page-language.tsx";

/** The planner's words in the editor's language, with its facts; null until they are there. */
export function usePlannerWords(): { words: PlannerWords; facts: Facts } | null {
  const { api } = useAdmin();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["planner words", language],
    queryFn: async () => {
      const { text, facts } = await api.readDocument("trip-planner", language);
      // Safe cast: each tool has words of its own type (content/tools/load-tool-words.ts).
      return { words: text as unknown as PlannerWords, facts: factsToDraw(facts) };
    },
    staleTime: Infinity,
  });
  return data ?? null;
}
