import { useRef, useState } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { useHomeCurrency } from "#app/site/parts/home-country/use-home-currency.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { BookingFields } from "./booking-fields.tsx";
import { changeNotes, undoNotes, useTripNotes } from "./notes-store.ts";
import { paidIn } from "./notes-text.ts";
import { noteLimits, notesOf, withNotes, type Booking, type Notes } from "./trip-notes.ts";
import styles from "./plan-notes.module.css";

interface NoteFieldsProps {
  of: string;
  /** Whose they are, for those who do not see where they stand. */
  title: string;
}

/** Where notes and bookings are written; each letter is kept at once. */
export function NoteFields({ of, title }: NoteFieldsProps) {
  const { notes: words } = usePlanner().words;
  const group = useRef<HTMLDivElement>(null);
  const { own, canUndo, isKept, ...edit } = useNotesOf(of, () => group.current?.focus());
  return (
    <div ref={group} role="group" tabIndex={-1} aria-label={title} className={styles.fields}>
      <Field label={words.note}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={noteLimits.text}
            value={own.text}
            onChange={({ target }) => edit.change({ text: target.value }, "text")}
          />
        )}
      </Field>
      {own.bookings.map((booking, index) => (
        <BookingFields
          // Bookings have no names: the second one stays the second when its words change.
          key={`${of} ${index}`}
          number={index + 1}
          booking={booking}
          isNew={index === edit.added}
          onChange={(next, into) => edit.setBooking(index, next, into)}
          onRemove={() => edit.remove(index)}
        />
      ))}
      <div className={styles.ways}>
        {own.bookings.length < noteLimits.bookings && (
          <Button kind="quiet" small onClick={edit.add}>
            {words.add}
          </Button>
        )}
        {canUndo && (
          <Button kind="quiet" small onClick={edit.undo}>
            {words.undo}
          </Button>
        )}
      </div>
      <p role="status" className={styles.hint}>
        {isKept === false ? <strong>{words.notKept}</strong> : words.kept}
      </p>
    </div>
  );
}

/** @param onGone called where the control that had the focus goes with the change */
function useNotesOf(of: string, onGone: () => void) {
  const language = useLanguage();
  const home = useHomeCurrency();
  const { notes, former, isKept } = useTripNotes();
  const [added, setAdded] = useState<number | null>(null);
  const own = notesOf(notes, of);
  const { bookings } = own;

  function change(part: Partial<Notes>, into?: string): void {
    changeNotes(withNotes(notes, { ...own, ...part }), into && `${of} ${into}`);
  }

  function setBooking(index: number, booking: Booking, into: string): void {
    change({ bookings: bookings.with(index, booking) }, `${index} ${into}`);
  }

  function add(): void {
    const [, usual = ""] = paidIn(language);
    const empty = { what: "", number: "", time: "", address: "", paid: "" };
    setAdded(bookings.length);
    change({ bookings: [...bookings, { ...empty, currency: home ?? usual }] });
  }

  function remove(index: number): void {
    change({ bookings: bookings.toSpliced(index, 1) });
    onGone();
  }

  function undo(): void {
    if (former.length === 1) onGone();
    undoNotes();
  }

  return { own, canUndo: former.length > 0, isKept, added, change, setBooking, add, remove, undo };
}
