import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { Fact, FactList } from "#api/facts/facts.ts";
import type { FactFieldWords } from "#content/hu/fact-fields.ts";
import { loadFactFields } from "#content/loading/load-fact-fields.ts";
import { printFact } from "#content/printing/print-fact.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { factAge } from "#i18n/facts/fact-words.ts";
import { storedFactPath } from "#i18n/facts/fact-address.ts";
import { isLanguage, languages, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { EditorDialog, type FormatDialogProps } from "./editor-dialog.tsx";
import { matchingFacts } from "./matching-facts.ts";
import styles from "./fact-dialog.module.css";

/** How many of the matching facts are shown. */
const mostShown = 8;

/** Finds a fact by its name and inserts a link to it, which readers see as the value of that day in their language. */
export function FactDialog({ editor, labels, listFacts, onClose }: FormatDialogProps) {
  const texts = labels.blocks.factDialog;
  const language = useLanguage();
  const { data, isError } = useFacts(listFacts);
  const { facts = null, words = null } = data ?? {};
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const choices = useRef<HTMLFieldSetElement>(null);
  const countId = useId();
  const found = facts ? matchingFacts(facts, query, language) : [];
  const shown = found.slice(0, mostShown);

  function choose(id: string): void {
    setChosen(id);
    setError(undefined);
  }

  function insert(): void {
    const fact = shown.length === 1 ? shown[0] : shown.find(({ id }) => id === chosen);
    if (!fact || !words) {
      setError(texts.noneChosen);
      input.current?.focus();
      return;
    }
    insertFact(editor, fact, words, language);
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
      <Field label={texts.search} hint={texts.hint} error={isError ? texts.failed : error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="search"
            autoComplete="off"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              const [first] = shown;
              if (event.key !== "ArrowDown" || !first) return;
              event.preventDefault();
              choices.current?.querySelector<HTMLElement>(":checked, input")?.focus();
              if (!shown.some(({ id }) => id === chosen)) choose(first.id);
            }}
          />
        )}
      </Field>
      <p id={countId} role="status" className={styles.count}>
        {facts && texts.found(found.length)}
        {found.length > shown.length && ` ${texts.narrow(shown.length)}`}
      </p>
      <fieldset
        ref={choices}
        className={styles.facts}
        aria-labelledby={countId}
        aria-busy={!facts && !isError}
      >
        {shown.map((fact) => (
          <label key={fact.id} className={styles.fact}>
            <input
              type="radio"
              name="fact"
              value={fact.id}
              checked={fact.id === chosen}
              onChange={() => choose(fact.id)}
            />
            <span>
              <strong>{fact.names[language]}</strong>
              {": "}
              {(words && printFact(fact, language, words[language])) ?? texts.noValue}
              <small>{factAge(fact, language)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </EditorDialog>
  );
}

type PartWords = Record<Language, FactFieldWords>;

function useFacts(listFacts: () => Promise<FactList>) {
  return useQuery({
    queryKey: ["factsToInsert"],
    async queryFn() {
      const [{ facts }, words] = await Promise.all([listFacts(), loadPartWords()]);
      return { facts, words };
    },
  });
}

/** A text may be in another language than the admin area. */
async function loadPartWords(): Promise<PartWords> {
  const words = await Promise.all(languages.map(async (one) => [one, await loadFactFields(one)] as const));
  // Safe cast: each language is there.
  return Object.fromEntries(words) as PartWords;
}

/** Over selected words, these stay where the value fits on no line. */
function insertFact(
  editor: FormatDialogProps["editor"],
  fact: Fact,
  words: PartWords,
  language: Language,
): void {
  const { from, to } = editor.state.selection;
  const { lang } = editor.view.dom;
  const textLanguage = isLanguage(lang) ? lang : language;
  const selected = editor.state.doc.textBetween(from, to, " ");
  const text = printFact(fact, textLanguage, words[textLanguage]) ?? (selected || fact.names[textLanguage]);
  editor
    .chain()
    .focus()
    .insertContent({
      type: "text",
      text,
      marks: [{ type: "link", attrs: { href: storedFactPath(fact.id) } }],
    })
    // Text typed next does not belong to the fact.
    .command(({ tr, state }) => {
      const link = state.schema.marks["link"];
      if (link) tr.removeStoredMark(link);
      return true;
    })
    .run();
}
