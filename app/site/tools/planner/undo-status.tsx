import { useState, type RefObject } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { usePlanner } from "./planner-context.ts";

interface Outcome {
  text: string;
  /** Takes the act back that the text tells of. */
  undo?: (() => void) | undefined;
}

/**
 * Holds the outcome of acts on a list of this device, for `UndoStatus`.
 * @param failed says that the device keeps nothing
 */
export function useOutcome(failed: string) {
  const [outcome, setOutcome] = useState<Outcome>({ text: "" });
  const tell = (isDone: boolean, text: string, undo?: () => void) =>
    setOutcome(isDone ? { text, undo } : { text: failed });
  return { outcome, tell };
}

interface UndoStatusProps {
  outcome: Outcome;
  className?: string | undefined;
  ref?: RefObject<HTMLParagraphElement | null>;
}

/** Tells what became of an act, with the way back. It can take the focus of a control that the act took away. */
export function UndoStatus({ outcome: { text, undo }, className, ref }: UndoStatusProps) {
  const { notes } = usePlanner().words;
  return (
    <p role="status" ref={ref} tabIndex={-1} className={className}>
      {text}{" "}
      {undo && (
        <Button kind="quiet" small onClick={undo}>
          {notes.undo}
        </Button>
      )}
    </p>
  );
}
