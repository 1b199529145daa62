import { useState } from "react";
import type { BulkAction } from "#api/admin/post-list-words.ts";
import type { BulkReport } from "#api/admin/admin-posts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { languages, type Language } from "#i18n/languages.ts";

/** The chosen posts of the list and what is done with them. */
export function useBulkChange(onChanged: () => void) {
  const { api } = useAdmin();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [chosenLanguages, setChosenLanguages] = useState<readonly Language[]>(languages);
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);
  const { isBusy: isRunning, failure, run, forget } = useCall();

  async function confirm(): Promise<void> {
    if (!asked || isRunning) return;
    setReport(null);
    const change = { action: asked, posts: [...chosen], languages: [...chosenLanguages] };
    await run(async () => {
      try {
        const done = await api.changeSeveralPosts(change);
        setReport(done);
        // Posts whose change failed stay chosen.
        const left = done.failed.filter(({ reason }) => reason !== "not_found");
        setChosen(new Set(left.map(({ post }) => post)));
        onChanged();
      } finally {
        setAsked(null);
      }
    });
  }

  return {
    chosen,
    chosenLanguages,
    asked,
    isRunning,
    report: failure ? ("failed" as const) : report,
    choose(ids: readonly string[], isChosen: boolean): void {
      setReport(null);
      forget();
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
