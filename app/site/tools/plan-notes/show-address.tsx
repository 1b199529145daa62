import { useState } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { ShowDialog } from "#app/site/tools/phrasebook/show-dialog.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import type { Booking } from "./trip-notes.ts";

/** A booking's address, as large as the screen, for a driver. */
export function ShowAddress({ booking: { what, address } }: { booking: Booking }) {
  const { notes: words } = usePlanner().words;
  const [isShown, setIsShown] = useState(false);
  if (address === "") return null;
  const entry = {
    id: "address",
    text: address,
    language: "es",
    meaning: what,
    sentence: words.driver,
  } as const;
  return (
    <>
      <Button kind="quiet" small onClick={() => setIsShown(true)}>
        {words.show}
      </Button>
      {isShown && <ShowDialog entry={entry} close={words.close} onClose={() => setIsShown(false)} />}
    </>
  );
}
