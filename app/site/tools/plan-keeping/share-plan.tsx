import { useSyncExternalStore } from "react";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useMessages } from "#i18n/page-language.tsx";

interface SharePlanProps {
  address: string;
  /** Shows what became of it. */
  say: (text: string) => void;
}

/** Hands the plan's address to another program, where the browser can, or to the clipboard. */
export function SharePlan({ address, say }: SharePlanProps) {
  const { keep } = usePlanner().words;
  const { post } = useMessages();
  const canShare = useSyncExternalStore(
    neverChanges,
    () => "share" in navigator,
    () => false,
  );

  async function handOut(act: () => Promise<void>, done: string, failed: string): Promise<void> {
    // Empty first, so that the same words are spoken again.
    say("");
    try {
      await act();
      say(done);
    } catch (error) {
      // The reader closed the list of programs again.
      if (error instanceof DOMException && error.name === "AbortError") return;
      console.warn("The plan's address could not be handed out", error);
      say(failed);
    }
  }

  const share = () => navigator.share({ url: address, title: document.title });
  const copy = () => navigator.clipboard.writeText(address);
  return (
    <>
      {canShare && (
        <Button kind="quiet" small onClick={() => void handOut(share, "", post.shareFailed)}>
          {post.shareBy}
        </Button>
      )}
      <Button kind="quiet" small onClick={() => void handOut(copy, keep.copied, keep.copyFailed)}>
        {keep.copy}
      </Button>
    </>
  );
}

/** A browser can do the same as long as the page is open. */
function neverChanges(): () => void {
  return () => {};
}
