import { useQuery } from "@tanstack/react-query";
import { useEditorState, type Editor } from "@tiptap/react";
import { useEffect } from "react";
import type { FactList } from "#api/facts/facts.ts";
import type { Language } from "#i18n/languages.ts";
import { factLinks, showFactValues } from "./fact-values.ts";

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
  const hasLinks = useEditorState({
    editor,
    selector: (state) => state.editor !== null && factLinks(state.editor.state.doc).length > 0,
  });
  const { data } = useQuery({
    queryKey: ["factValues", language, adminLanguage],
    async queryFn() {
      const [{ facts }, { printFacts }] = await Promise.all([listFacts(), import("./print-facts.ts")]);
      return printFacts(facts, language, adminLanguage);
    },
    enabled: hasLinks === true,
    // The text can be written without it, so it is asked for again later. The delay is in milliseconds.
    retry: true,
    retryDelay: 30_000,
  });
  useEffect(() => {
    if (!editor || editor.isDestroyed || !data) return;
    const values = data.map(({ id, value, told }) => [id, { value, told: tell(told) }] as const);
    editor.view.dispatch(showFactValues(editor.state, new Map(values)));
  }, [editor, data, tell]);
}
