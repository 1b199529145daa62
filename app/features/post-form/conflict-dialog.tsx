import { useId, useRef, useState } from "react";
import type { WholePost } from "#api/posts.ts";
import { Button } from "#app/ui/button.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { ConflictVersion } from "./conflict-version.tsx";
import { placeName } from "./form-place.ts";
import type { FormState } from "./form-state.ts";
import { mergeVersions, proposedSides, type DisputedPlace, type Side } from "./merge-versions.ts";
import { fieldsOf } from "./post-fields.ts";
import { useModal } from "./use-modal.ts";
import type { Settlement } from "./use-saving.ts";
import "#app/ui/dialog.css";
import styles from "./conflict-dialog.module.css";

interface ConflictDialogProps {
  form: FormState;
  theirs: WholePost;
  /** Takes the focus afterwards when nothing else can. */
  saveButtonId: string;
  /** The version that shall be saved; null leaves everything as it is. */
  onAnswer: (settlement: Settlement | null) => void;
}

const sides: readonly Side[] = ["theirs", "mine"];

/** Shows two versions of a post beside each other and has one made of them. */
export function ConflictDialog({ form, theirs, saveButtonId, onAnswer }: ConflictDialogProps) {
  const { postForm } = useDeskMessages();
  const { conflict } = postForm;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [versions] = useState(() => ({
    base: form.base,
    mine: form.fields,
    theirs: fieldsOf(theirs),
    cover: { mine: form.cover !== null, theirs: theirs.cover?.hash !== form.baseCover?.hash },
  }));
  const [chosen, setChosen] = useState(() => proposedSides(versions));
  useModal(dialog, saveButtonId);

  function choose(place: DisputedPlace, side: Side): void {
    setChosen(new Map(chosen).set(place, side));
  }

  function chooseEverywhere(side: Side): void {
    setChosen(new Map([...chosen.keys()].map((place) => [place, side])));
  }

  function settle(): void {
    onAnswer({ fields: mergeVersions(versions, chosen), keepsCover: chosen.get("cover") !== "theirs" });
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(null);
      }}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {conflict.title}
        </h2>
        <p id={`${id}-text`}>{chosen.size > 0 ? conflict.text : conflict.same}</p>
        {chosen.size > 1 && (
          <p className={styles.all}>
            <Button kind="quiet" small onClick={() => chooseEverywhere("theirs")}>
              {conflict.allTheirs}
            </Button>
            <Button kind="quiet" small onClick={() => chooseEverywhere("mine")}>
              {conflict.allMine}
            </Button>
          </p>
        )}
      </div>
      <div className={styles.places}>
        {[...chosen].map(([place, side]) => (
          <fieldset key={place} className={styles.place}>
            <legend className={styles.name}>{placeName(place, postForm)}</legend>
            <div className={styles.versions}>
              {sides.map((option) => (
                <ConflictVersion
                  key={option}
                  name={`${id}-${place}`}
                  place={place}
                  side={option}
                  versions={versions}
                  covers={{ mine: form.cover, theirs: theirs.cover }}
                  isChosen={option === side}
                  onChoose={() => choose(place, option)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <p className={styles.buttons}>
        <Button kind="quiet" onClick={() => onAnswer(null)}>
          {postForm.cancel}
        </Button>
        <Button onClick={settle}>{conflict.save}</Button>
      </p>
    </dialog>
  );
}
