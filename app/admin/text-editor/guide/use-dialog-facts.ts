import { useQuery } from "@tanstack/react-query";
import type { Editor } from "@tiptap/core";
import { useId } from "react";
import { factOf, keyOf, type FactTexts } from "./fact-texts.ts";

/** All facts, which of them the selected chip is, and how it is printed. */
export function useDialogFacts(editor: Editor, facts: FactTexts, isChange: boolean) {
  return useQuery({
    // The answer is this dialog's own: it depends on the selection.
    queryKey: ["guideFacts", useId()],
    async queryFn() {
      const all = await facts.facts();
      const chip = isChange ? editor.state.doc.nodeAt(editor.state.selection.from) : null;
      const current = chip ? await facts.find(factOf(chip)) : undefined;
      return { facts: all, current: current?.id ?? null, printed: chip ? keyOf(factOf(chip)) : null };
    },
  });
}

/** The ways in which a fact can be printed; none until one is chosen. */
export function usePrintings(facts: FactTexts, id: string | null) {
  return useQuery({
    queryKey: ["printings", useId(), id],
    queryFn: () => (id === null ? [] : facts.printingsOf(id)),
  });
}
