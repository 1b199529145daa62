import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import { useEffect } from "react";
import type { FactList } from "#api/facts/facts.ts";
import { loadFactFields } from "#content/load-fact-fields.ts";
import { printFact } from "#content/print-fact.ts";
import { factAge } from "#i18n/facts/fact-words.ts";
import type { Language } from "#i18n/languages.ts";
import { factLinks, showFactValues, type FactValues } from "./fact-values.ts";

interface Shown {
  listFacts: () => Promise<FactList>;
  /** The language of the text. */
  language: Language;
  /** @returns what the editor is told of a fact, whose name and age are given */
  tell: (fact: string) => string;
  /** The language in which the editor is told. */
  adminLanguage: Language;
}

/** Shows the values of the facts that a text links to; they are loaded once the text has such a link. */
export function useFactValues(editor: Editor | null, { listFacts, language, tell, adminLanguage }: Shown) {
  useEffect(() => {
    if (!editor) return undefined;
    let isAsked = false;
    async function show(editor: Editor): Promise<void> {
      if (isAsked || factLinks(editor.state.doc).length === 0) return;
      isAsked = true;
      try {
        const [{ facts }, words] = await Promise.all([listFacts(), loadFactFields(language)]);
        const values: FactValues = new Map(
          facts.flatMap((fact) => {
            const value = printFact(fact.value, language, words);
            const told = tell(`${fact.names[adminLanguage]}, ${factAge(fact, adminLanguage)}`);
            return value === null ? [] : [[fact.id, { value, told }] as const];
          }),
        );
        if (!editor.isDestroyed) editor.view.dispatch(showFactValues(editor.state, values));
      } catch (error) {
        // The text can be written without it; the next change asks again.
        console.warn("What readers see of the facts could not be asked for", error);
        isAsked = false;
      }
    }
    // No update is told of a text that the form puts in.
    const showChanged = ({ transaction }: { transaction: Transaction }) => {
      if (transaction.docChanged) void show(editor);
    };
    void show(editor);
    editor.on("transaction", showChanged);
    return () => {
      isAsked = true;
      editor.off("transaction", showChanged);
    };
  }, [editor, listFacts, language, tell, adminLanguage]);
}
