import { useState } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { StepButtons, type Step } from "#app/ui/buttons/step-buttons.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { ArrangedRow, ArrangedRows } from "#app/ui/lists/arranged-row.tsx";
import { shiftItem, stepButtonId } from "#app/ui/lists/shift-item.ts";
import { guidePages, type GuidePage } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import type { HomeFormState } from "./use-home-form.ts";
import styles from "./home.module.css";

const addId = "add-card";

/** The pages that have a card, in their order; one at least stays. */
export function CardList({ form }: { form: HomeFormState }) {
  const {
    homeSections: texts,
    storedForm: { rows },
  } = useAdminMessages();
  const { pages } = useMessages();
  const { cards } = form.value;

  function arrange(changed: GuidePage[], text: string, focusId: string): void {
    form.change({ ...form.value, cards: changed }, text, focusId);
  }

  function step(page: GuidePage, index: number, by: Step): void {
    const text = rows.moved(pages[page].name, index + by + 1, cards.length);
    arrange(shiftItem(cards, index, by), text, stepButtonId(page, by));
  }

  function remove(page: GuidePage): void {
    const left = cards.filter((card) => card !== page);
    arrange(left, texts.removed(pages[page].name), addId);
  }

  return (
    <>
      <ArrangedRows>
        {cards.map((page, index) => {
          const { name } = pages[page];
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
        offered={guidePages.filter((page) => !cards.includes(page))}
        onAdd={(page) => arrange([...cards, page], texts.added(pages[page].name), addId)}
      />
    </>
  );
}

interface NewCardProps {
  offered: readonly GuidePage[];
  onAdd: (page: GuidePage) => void;
}

function NewCard({ offered, onAdd }: NewCardProps) {
  const { homeSections: texts } = useAdminMessages();
  const { pages } = useMessages();
  const [wanted, setWanted] = useState<GuidePage | null>(null);
  const chosen = offered.find((page) => page === wanted) ?? offered[0];
  if (!chosen) return null;
  return (
    <div className={styles.add}>
      <Choice
        label={texts.newCard}
        options={offered}
        nameOf={(page) => pages[page].name}
        value={chosen}
        onChoose={setWanted}
      />
      <Button id={addId} kind="quiet" small onClick={() => onAdd(chosen)}>
        {texts.add}
      </Button>
    </div>
  );
}
