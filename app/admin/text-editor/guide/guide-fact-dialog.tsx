import type { Editor } from "@tiptap/core";
import { useRef, useState } from "react";
import type { Printing } from "#api/guide/admin-documents.ts";
import { EditorDialog } from "#app/admin/text-editor/dialogs/editor-dialog.tsx";
import { FactSearch, useMatches } from "#app/admin/text-editor/dialogs/fact-search.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { keyOf, type FactTexts } from "./fact-texts.ts";
import { isOnFact } from "./guide-inline.ts";
import { useDialogFacts, usePrintings } from "./use-dialog-facts.ts";
import styles from "../dialogs/fact-dialog.module.css";

interface GuideFactDialogProps {
  editor: Editor;
  facts: FactTexts;
  onClose: () => void;
}

/** A fact by its name, then how it is printed; over a chip the chosen one takes its place. */
export function GuideFactDialog({ editor, facts, onClose }: GuideFactDialogProps) {
  const { factDialog: texts, cancel } = useAdminMessages().guide.editor;
  const [isChange] = useState(() => isOnFact(editor));
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [way, setWay] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { data, isError } = useDialogFacts(editor, facts, isChange);
  const id = chosen ?? data?.current ?? null;
  const matches = useMatches(data?.facts, query);
  const shown = matches?.shown ?? [];
  const current = data?.facts.find((fact) => fact.id === id);
  // Not more than are said to be shown.
  const others = matches && matches.count > shown.length ? shown.slice(0, -1) : shown;
  const choices = current && !shown.includes(current) ? [current, ...others] : shown;
  const { data: ways } = usePrintings(facts, id);
  const shownWay = way ?? (chosen === null ? data?.printed : null) ?? null;

  function insert(): void {
    const printing = ways?.length === 1 ? ways[0] : ways?.find((one) => keyOf(one) === shownWay);
    if (!printing) {
      setError(texts.noneChosen);
      input.current?.focus();
      return;
    }
    insertFact(editor, printing);
    onClose();
  }

  return (
    <EditorDialog
      title={isChange ? texts.titleEdit : texts.titleNew}
      submit={isChange ? texts.save : texts.add}
      cancel={cancel}
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
        choices={choices}
        chosen={id}
        onChoose={(next) => {
          setChosen(next);
          setWay(null);
          setError(undefined);
        }}
        hasFailed={isError}
        error={error}
      />
      {id !== null && (
        <Ways
          ways={ways}
          chosen={shownWay}
          lang={editor.view.dom.lang}
          onChoose={(next) => {
            setWay(next);
            setError(undefined);
          }}
        />
      )}
    </EditorDialog>
  );
}

interface WaysProps {
  ways: readonly Printing[] | undefined;
  chosen: string | null;
  /** The language of the text. */
  lang: string;
  onChoose: (way: string) => void;
}

/** The ways in which the chosen fact can be printed. */
function Ways({ ways, chosen, lang, onChoose }: WaysProps) {
  const { factDialog: texts } = useAdminMessages().guide.editor;
  return (
    <fieldset className={styles.ways}>
      <legend>{texts.ways}</legend>
      {ways?.length === 0 && <p>{texts.noWay}</p>}
      {ways?.map((printing) => (
        <label key={keyOf(printing)} className={styles.fact}>
          <input
            type="radio"
            name="way"
            checked={ways.length === 1 || keyOf(printing) === chosen}
            onChange={() => onChoose(keyOf(printing))}
          />
          <span lang={lang}>{printing.text}</span>
        </label>
      ))}
    </fieldset>
  );
}

function insertFact(editor: Editor, { fact, as, args }: Printing): void {
  const marks = editor.state.selection.$from.marks().map((mark) => mark.toJSON() as { type: string });
  editor.chain().focus().insertContent({ type: "fact", attrs: { fact, as, args }, marks }).run();
}
