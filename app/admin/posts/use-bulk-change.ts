import { useState } from "react";
import type { BulkAction } from "#api/admin/post-list-words.ts";
import type { BulkReport } from "#api/admin/admin-posts.ts";
import { isSessionLost } from "#api/errors/errors.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { languages, type Language } from "#i18n/languages.ts";

/** The chosen posts of the list and what is done with them. */
export function useBulkChange(onChanged: () => void) {
  const { api } = useAdmin();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [chosenLanguages, setChosenLanguages] = useState<readonly Language[]>(languages);
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [report, setReport] = useState<BulkReport | "failed" | null>(null);

  async function confirm(): Promise<void> {
    if (!asked || isRunning) return;
    setIsRunning(true);
    setReport(null);
    try {
      const done = await api.changeSeveralPosts({
        action: asked,
        posts: [...chosen],
        languages: [...chosenLanguages],
      });
      setReport(done);
      // Posts whose change failed stay chosen.
      setChosen(new Set(done.failed.filter(({ reason }) => reason !== "not_found").map(({ post }) => post)));
      onChanged();
    } catch (error) {
      console.warn("The posts could not be changed", error);
      if (!isSessionLost(error)) setReport("failed");
    } finally {
      setIsRunning(false);
      setAsked(null);
    }
  }

  return {
    chosen,
    chosenLanguages,
    asked,
    isRunning,
    report,
    choose(ids: readonly string[], isChosen: boolean): void {
      setReport(null);
      setChosen((former) => withChoice(former, ids, isChosen));
    },
    chooseLanguage(language: Language, isChosen: boolean): void {
      setChosenLanguages(
        languages.filter((one) => (one === language ? isChosen : chosenLanguages.includes(one))),
      );
    },
    clear: () => setChosen(new Set()),
    ask: setAsked,
    confirm: () => void confirm(),
  };
}

function withChoice(former: ReadonlySet<string>, ids: readonly string[], isChosen: boolean): Set<string> {
  const others = [...former].filter((id) => !ids.includes(id));
  return new Set(isChosen ? [...others, ...ids] : others);
}
