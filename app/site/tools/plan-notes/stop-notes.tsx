import { useId, useState } from "react";
import { stopName } from "#app/site/tools/planner/finding-text.ts";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { Sign } from "#app/site/tools/planner/sign.tsx";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { NoteFields } from "./note-fields.tsx";
import { useTripNotes } from "./notes-store.ts";
import { notesNames } from "./trip-notes.ts";
import styles from "./plan-notes.module.css";

/** A sign in the corner of a stop, which opens its notes; it is filled where there are some. */
export function StopNotes({ index }: { index: number }) {
  const planner = usePlanner();
  const { words, plan } = planner;
  const { notes } = useTripNotes();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const of = notesNames(plan.stops)[index] ?? "";
  const title = fillIn(words.notes.stop, { place: stopName(index, planner) });
  const hasSome = notes.some((one) => one.of === of);
  return (
    <>
      <button
        type="button"
        aria-label={title}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={hasSome ? `${styles.sign} ${styles.some}` : styles.sign}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Sign name="note" />
      </button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <NoteFields of={of} title={title} />
        </div>
      )}
    </>
  );
}
