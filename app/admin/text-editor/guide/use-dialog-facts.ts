import type { Editor } from "@tiptap/core";
import { useCallback } from "react";
import type { Printing } from "#api/guide/admin-documents.ts";
import { useLoaded } from "#app/admin/calls/use-loaded.ts";
import { factOf, type FactTexts } from "./fact-texts.ts";

/** All facts, and which of them the selected chip is. */
export function useDialogFacts(editor: Editor, facts: FactTexts, isChange: boolean) {
  const load = useCallback(async () => {
    const all = await facts.facts();
    const chip = isChange ? editor.state.doc.nodeAt(editor.state.selection.from) : null;
    const current = chip ? await facts.find(factOf(chip)) : undefined;
    return { facts: all, current: current?.id ?? null };
  }, [editor, facts, isChange]);
  return useLoaded(load);
}

const noPrintings: Printing[] = [];

/** The ways in which a fact can be printed; none until one is chosen. */
export function usePrintings(facts: FactTexts, id: string | null) {
  const load = useCallback(
    () => (id === null ? Promise.resolve(noPrintings) : facts.printingsOf(id)),
    [facts, id],
  );
  const { value, isFormer } = useLoaded(load);
  return { value: isFormer ? undefined : value };
}
