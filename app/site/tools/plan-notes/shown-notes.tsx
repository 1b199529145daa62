import { useTripNotes } from "./notes-store.ts";
import { bookingText } from "./notes-text.ts";
import { ShowAddress } from "./show-address.tsx";
import { notesOf } from "./trip-notes.ts";
import styles from "./plan-notes.module.css";

/** The notes on a stop or on the whole trip, to be read, also on paper. */
export function ShownNotes({ of }: { of: string }) {
  const { text, bookings } = notesOf(useTripNotes().notes, of);
  if (text === "" && bookings.length === 0) return null;
  return (
    <div className={styles.shown}>
      {text !== "" && <p className={styles.text}>{text}</p>}
      {bookings.map((booking, index) => (
        <div key={index}>
          <p>
            <strong>{bookingText(booking)}</strong>
          </p>
          {booking.address !== "" && <p lang="es-PE">{booking.address}</p>}
          <ShowAddress booking={booking} />
        </div>
      ))}
    </div>
  );
}
