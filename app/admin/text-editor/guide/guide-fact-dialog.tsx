import type { Editor } from "@tiptap/core";
import { useId, useRef, useState } from "react";
import type { AdminFact } from "#api/facts/facts.ts";
import type { Printing } from "#api/guide/admin-documents.ts";
import { EditorDialog } from "#app/admin/text-editor/dialogs/editor-dialog.tsx";
import { matchingFacts } from "#app/admin/text-editor/dialogs/matching-facts.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { factAge } from "#i18n/facts/fact-words.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { FactTexts } from "./fact-texts.ts";
import { isOnFact } from "./guide-inline.ts";
import { useDialogFacts, usePrintings } from "./use-dialog-facts.ts";
import styles from "../dialogs/fact-dialog.module.css";

interface GuideFactDialogProps {
  editor: Editor;
  facts: FactTexts;
  onClose: () => void;
}

/** How many of the matching facts are shown. */
const mostShown = 8;

/** A fact by its name, then how it is printed; over a chip the chosen one takes its place. */
export function GuideFactDialog({ editor, facts, onClose }: GuideFactDialogProps) {
  const { factDialog: texts, cancel } = useAdminMessages().guide.editor;
  const language = useLanguage();
  const [isChange] = useState(() => isOnFact(editor));
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [way, setWay] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const countId = useId();
  const { data, isError } = useDialogFacts(editor, facts, isChange);
  const id = chosen ?? data?.current ?? null;
  const found = data ? matchingFacts(data.facts, query, language) : [];
  const shown = found.slice(0, mostShown);
  const current = data?.facts.find((fact) => fact.id === id);
  const rows = current && !shown.includes(current) ? [current, ...shown] : shown;
  const ways = usePrintings(facts, id);

  function insert(): void {
    const printing = ways.data?.length === 1 ? ways.data[0] : ways.data?.find((one) => keyOf(one) === way);
    if (!printing) {
      setError(texts.noneChosen);
      input.current?.focus();
      return;
    }
    const { fact, as, args } = printing;
    const marks = editor.state.selection.$from.marks().map((mark) => mark.toJSON() as { type: string });
    editor.chain().focus().insertContent({ type: "fact", attrs: { fact, as, args }, marks }).run();
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
          />
        )}
      </Field>
      <p id={countId} role="status" className={styles.count}>
        {data && texts.found(found.length)}
        {found.length > shown.length && ` ${texts.narrow(shown.length)}`}
      </p>
      <fieldset className={styles.facts} aria-labelledby={countId} aria-busy={!data && !isError}>
        {rows.map((fact) => (
          <FactChoice
            key={fact.id}
            fact={fact}
            isChosen={fact.id === id}
            onChoose={() => {
              setChosen(fact.id);
              setWay(null);
              setError(undefined);
            }}
          />
        ))}
      </fieldset>
      {id !== null && (
        <fieldset className={styles.ways}>
          <legend>{texts.ways}</legend>
          {ways.data?.length === 0 && <p>{texts.noWay}</p>}
          {ways.data?.map((printing) => (
            <label key={keyOf(printing)} className={styles.fact}>
              <input
                type="radio"
                name="way"
                checked={ways.data?.length === 1 || keyOf(printing) === way}
                onChange={() => {
                  setWay(keyOf(printing));
                  setError(undefined);
                }}
              />
              <span lang={editor.view.dom.lang}>{printing.text}</span>
            </label>
          ))}
        </fieldset>
      )}
    </EditorDialog>
  );
}

function FactChoice(props: { fact: AdminFact; isChosen: boolean; onChoose: () => void }) {
  const { fact, isChosen, onChoose } = props;
  const language = useLanguage();
  return (
    <label className={styles.fact}>
      <input type="radio" name="fact" checked={isChosen} onChange={onChoose} />
      <span>
        <strong>{fact.names[language]}</strong>
        {": "}
        <small>{factAge(fact, language)}</small>
      </span>
    </label>
  );
}

function keyOf({ fact, as, args }: Printing): string {
  return [fact, as, ...args].join(" ");
}
