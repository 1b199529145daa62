import { useState } from "react";
import { usePageChoices } from "#app/admin/calls/use-page-choices.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { StepButtons, type Step } from "#app/ui/buttons/step-buttons.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { ArrangedRow, ArrangedRows } from "#app/ui/lists/arranged-row.tsx";
import { shiftItem, stepButtonId } from "#app/ui/lists/shift-item.ts";
import { guidePages } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { HomeFormState } from "./use-home-form.ts";
import styles from "./home.module.css";

const addId = "add-card";

type Card = HomeFormState["value"]["cards"][number];

/** The pages that have a card, in their order; one at least stays. */
export function CardList({ form }: { form: HomeFormState }) {
  const {
    homeSections: texts,
    storedForm: { rows },
  } = useAdminMessages();
  const { nameOf, offered } = useCards(form);
  const { cards } = form.value;

  function arrange(changed: Card[], text: string, focusId: string): void {
    form.change({ ...form.value, cards: changed }, text, focusId);
  }

  function step(page: Card, index: number, by: Step): void {
    const text = rows.moved(nameOf(page), index + by + 1, cards.length);
    arrange(shiftItem(cards, index, by), text, stepButtonId(page, by));
  }

  function remove(page: Card): void {
    const left = cards.filter((card) => card !== page);
    arrange(left, texts.removed(nameOf(page)), addId);
  }

  return (
    <>
      <ArrangedRows>
        {cards.map((page, index) => {
          const name = nameOf(page);
          return (
            <ArrangedRow key={page} name={name}>
              <StepButtons
                id={page}
                up={rows.up(name)}
                down={rows.down(name)}
                isFirst={index === 0}
                isLast={index === cards.length - 1}
                onStep={(by) => step(page, index, by)}
              />
              {cards.length > 1 && (
                <Button kind="danger" small aria-label={texts.removeNamed(name)} onClick={() => remove(page)}>
                  {texts.remove}
                </Button>
              )}
            </ArrangedRow>
          );
        })}
      </ArrangedRows>
      <NewCard
        offered={offered}
        nameOf={nameOf}
        onAdd={(page) => arrange([...cards, page], texts.added(nameOf(page)), addId)}
      />
    </>
  );
}

interface NewCardProps {
  offered: readonly Card[];
  nameOf: (page: Card) => string;
  onAdd: (page: Card) => void;
}

function NewCard({ offered, nameOf, onAdd }: NewCardProps) {
  const { homeSections: texts } = useAdminMessages();
  const [wanted, setWanted] = useState<Card | null>(null);
  const chosen = offered.find((page) => page === wanted) ?? offered[0];
  if (!chosen) return null;
  return (
    <div className={styles.add}>
      <Choice label={texts.newCard} options={offered} nameOf={nameOf} value={chosen} onChoose={setWanted} />
      <Button id={addId} kind="quiet" small onClick={() => onAdd(chosen)}>
        {texts.add}
      </Button>
    </div>
  );
}

/** How pages are called, own ones in another language where this one lacks a title, and those that have no card yet. */
function useCards({ stored, value }: HomeFormState) {
  const choices = usePageChoices(stored.ownPages);
  const all: Card[] = [...guidePages, ...stored.ownPages.map(({ page }) => page)];
  return {
    nameOf: (page: Card) => choices.find((choice) => choice.value === page)?.name ?? page,
    offered: all.filter((page) => !value.cards.includes(page)),
  };
}
