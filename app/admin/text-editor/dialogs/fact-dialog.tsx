import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Fact, FactList } from "#api/facts/facts.ts";
import { loadFactFields, type FactFieldWords } from "#content/loading/load-fact-fields.ts";
import { printFact } from "#content/printing/print-fact.ts";
import { storedFactPath } from "#i18n/facts/fact-address.ts";
import { isLanguage, languages, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { EditorDialog, type FormatDialogProps } from "./editor-dialog.tsx";
import { setLink } from "#app/admin/text-editor/links/link-dialog.tsx";
import { FactSearch, useMatches } from "./fact-search.tsx";
import { fromEntriesOf } from "#i18n/typed-keys.ts";

/** Finds a fact by its name and inserts a link to it, which readers see as the value of that day in their language. */
export function FactDialog({ editor, labels, listFacts, onClose }: FormatDialogProps) {
  const texts = labels.blocks.factDialog;
  const language = useLanguage();
  const { data, isError } = useFacts(listFacts);
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const matches = useMatches(data?.facts, query);
  const shown = matches?.shown ?? [];

  function insert(): void {
    const fact = shown.length === 1 ? shown[0] : shown.find(({ id }) => id === chosen);
    if (!fact || !data) {
      setError(texts.noneChosen);
      input.current?.focus();
      return;
    }
    insertFact(editor, fact, data.words, language);
    onClose();
  }

  return (
    <EditorDialog
      title={texts.title}
      submit={texts.add}
      cancel={labels.cancel}
      onSubmit={insert}
      onClose={onClose}
    >
      <FactSearch
        texts={texts}
        input={input}
        query={query}
        onQuery={(typed) => {
          setQuery(typed);
          setError(undefined);
        }}
        matches={matches}
        choices={shown}
        chosen={chosen}
        onChoose={(id) => {
          setChosen(id);
          setError(undefined);
        }}
        printed={(fact) => (data && printFact(fact, language, data.words[language])) ?? texts.noValue}
        hasFailed={isError}
        error={error}
      />
    </EditorDialog>
  );
}

type FieldWords = Record<Language, FactFieldWords>;

function useFacts(listFacts: () => Promise<FactList>) {
  return useQuery({
    queryKey: ["factsToInsert"],
    async queryFn() {
      const [{ facts }, words] = await Promise.all([listFacts(), loadFieldWords()]);
      return { facts, words };
    },
  });
}

/** A text may be in another language than the admin area. */
async function loadFieldWords(): Promise<FieldWords> {
  const words = await Promise.all(languages.map(async (one) => [one, await loadFactFields(one)] as const));
  return fromEntriesOf(words);
}

/** Over selected words, these stay where the value fits on no line. */
function insertFact(
  editor: FormatDialogProps["editor"],
  fact: Fact,
  words: FieldWords,
  language: Language,
): void {
  const { from, to } = editor.state.selection;
  const { lang } = editor.view.dom;
  const textLanguage = isLanguage(lang) ? lang : language;
  const selected = editor.state.doc.textBetween(from, to, " ");
  const text = printFact(fact, textLanguage, words[textLanguage]) ?? (selected || fact.names[textLanguage]);
  setLink(editor, storedFactPath(fact.id), text);
}
