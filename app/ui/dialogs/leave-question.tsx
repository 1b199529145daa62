import { useBlocker, type Location } from "react-router";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useUnloadWarning } from "./use-unload-warning.ts";

interface LeaveQuestionProps {
  hasUnsaved: boolean;
  /** Asked for links within the site; the browser itself asks before the page is closed. */
  isLoss: (from: Location, to: Location) => boolean;
  title: string;
  text: string;
  leave: string;
  stay: string;
}

/** Asks whoever leaves a form with what is not saved. */
export function LeaveQuestion({ hasUnsaved, isLoss, title, text, leave, stay }: LeaveQuestionProps) {
  useUnloadWarning(hasUnsaved);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isLoss(currentLocation, nextLocation));
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={title}
      text={text}
      confirm={leave}
      cancel={stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
