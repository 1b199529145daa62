import { useId, useRef, type KeyboardEvent, type ReactNode, type Ref } from "react";
import type { Fact } from "#api/facts/facts.ts";
import { foldText } from "#app/ui/fold-text.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { factAge } from "#i18n/facts/fact-words.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./fact-dialog.module.css";

/** How many of the matching facts are shown. */
const mostShown = 8;

interface Matches<One> {
  /** The first of them. */
  shown: readonly One[];
  count: number;
}

/** The facts whose names have the words; null until the facts are there. */
export function useMatches<One extends Fact>(
  facts: readonly One[] | undefined,
  query: string,
): Matches<One> | null {
  const language = useLanguage();
  if (!facts) return null;
  const found = matchingFacts(facts, query, language);
  return { shown: found.slice(0, mostShown), count: found.length };
}

interface FactSearchProps<One extends Fact> {
  texts: {
    search: string;
    hint: string;
    failed: string;
    found: (count: number) => string;
    narrow: (count: number) => string;
  };
  /** The field of the words. */
  input: Ref<HTMLInputElement>;
  query: string;
  onQuery: (query: string) => void;
  matches: Matches<One> | null;
  /** The facts to choose from: those shown, and one that is chosen already. */
  choices: readonly One[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** The value of a fact, where it is said with the name. */
  printed?: (fact: One) => ReactNode;
  hasFailed: boolean;
  error: string | undefined;
}

/** The field that finds facts by their names, and the choice between them. */
export function FactSearch<One extends Fact>(props: FactSearchProps<One>) {
  const { texts, input, query, matches, choices, chosen, onChoose } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const countId = useId();

  function toChoices(event: KeyboardEvent): void {
    const [first] = choices;
    if (event.key !== "ArrowDown" || !first) return;
    event.preventDefault();
    group.current?.querySelector<HTMLElement>(":checked, input")?.focus();
    if (!choices.some(({ id }) => id === chosen)) onChoose(first.id);
  }

  return (
    <>
      <Field label={texts.search} hint={texts.hint} error={props.hasFailed ? texts.failed : props.error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="search"
            autoComplete="off"
            value={query}
            onChange={({ target }) => props.onQuery(target.value)}
            onKeyDown={toChoices}
          />
        )}
      </Field>
      <p id={countId} role="status" className={styles.count}>
        {matches && texts.found(matches.count)}
        {matches && matches.count > matches.shown.length && ` ${texts.narrow(matches.shown.length)}`}
      </p>
      <fieldset
        ref={group}
        className={styles.facts}
        aria-labelledby={countId}
        aria-busy={!matches && !props.hasFailed}
      >
        {choices.map((fact) => (
          <FactChoice
            key={fact.id}
            fact={fact}
            value={props.printed?.(fact)}
            isChosen={fact.id === chosen}
            onChoose={() => onChoose(fact.id)}
          />
        ))}
      </fieldset>
    </>
  );
}

interface FactChoiceProps {
  fact: Fact;
  value: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
}

function FactChoice({ fact, value, isChosen, onChoose }: FactChoiceProps) {
  const language = useLanguage();
  return (
    <label className={styles.fact}>
      <input type="radio" name="fact" value={fact.id} checked={isChosen} onChange={onChoose} />
      <span>
        <strong>{fact.names[language]}</strong>
        {": "}
        {value}
        <small>{factAge(fact, language)}</small>
      </span>
    </label>
  );
}

/** Those of whose name in this language each typed word is a part, accents aside; in the order of their names. */
function matchingFacts<One extends Fact>(facts: readonly One[], query: string, language: Language): One[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return facts
    .filter(({ names }) => words.every((word) => foldText(names[language]).includes(word)))
    .toSorted((one, other) => one.names[language].localeCompare(other.names[language], language));
}
