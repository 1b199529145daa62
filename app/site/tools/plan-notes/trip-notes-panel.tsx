import { useId, useRef, useState } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { NoteFields } from "./note-fields.tsx";
import { changeNotes, notesKey, useTripNotes } from "./notes-store.ts";
import { notesNames, wholeTrip } from "./trip-notes.ts";
import styles from "./plan-notes.module.css";

/**
 * A button that opens the notes on the whole trip, those on stops that the plan has no longer, and the end of all. The page
 * hydrates by itself where the device keeps some.
 */
export function TripNotesPanel() {
  const { words, plan } = usePlanner();
  const texts = words.notes;
  const { notes } = useTripNotes();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const names = [wholeTrip, ...notesNames(plan.stops)];
  const others = notes.filter(({ of }) => !names.includes(of));
  /** Its button goes too. */
  function clear(): void {
    panel.current?.focus();
    changeNotes([]);
  }

  return (
    <div data-draft={notesKey} className={styles.trip}>
      <Button
        kind="quiet"
        small
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.trip}
      </Button>
      {isOpen && (
        <div id={id} ref={panel} tabIndex={-1} className={styles.panel}>
          <NoteFields of={wholeTrip} title={texts.trip} />
          {others.length > 0 && <h3>{texts.others}</h3>}
          {others.map(({ of }) => (
            <section key={of} className={styles.other}>
              <h4>{placeName(of, words)}</h4>
              <NoteFields of={of} title={placeName(of, words)} />
            </section>
          ))}
          {notes.length > 0 && (
            <Button kind="quiet" small onClick={clear}>
              {texts.clear}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** @example placeName("miraflores 2", words) // "Lima 2" */
function placeName(of: string, { places }: PlannerWords): string {
  const [place = "", stay] = of.split(" ");
  // Safe cast: another name, which a device may have from anywhere, stands as it is.
  const name = (places as Partial<Record<string, string>>)[place] ?? place;
  return stay === undefined ? name : `${name} ${stay}`;
}
