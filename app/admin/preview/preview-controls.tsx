import { useState } from "react";
import type { PreviewAddress } from "#api/admin/preview-address.ts";
import { errorTextOf } from "#api/errors/errors.ts";
import { onDemand } from "#app/admin/calls/on-demand.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

const PreviewLink = onDemand(async () => (await import("./preview-link.tsx")).PreviewLink);

interface PreviewControlsProps {
  isBusy: boolean;
  hasUnsaved: boolean;
  /** Whether the address gives way to what is typed: where it stands, room is short. */
  isBrief?: boolean;
  /** Saves what is not saved; false if that failed. */
  saveFirst: () => Promise<boolean>;
  make: () => Promise<PreviewAddress>;
  /** Ends all addresses of previews of the text. */
  endAll: () => Promise<unknown>;
}

/** Saves, opens the page of the text in a new tab, and tells the address for passing it on. */
export function PreviewControls({ isBusy, hasUnsaved, isBrief = false, ...props }: PreviewControlsProps) {
  const texts = useAdminMessages().translationStates.preview;
  const { made, isMaking, failure, isEnded, open, end } = usePreview(props);
  // The link goes, with the button that was pressed.
  const ended = useOutcomeFocus<HTMLParagraphElement>(isEnded || null);
  const failed = failure && errorTextOf(failure.error, { not_signed_in: texts.signedOut }, failure.text);
  return (
    <>
      <Button kind="quiet" small busy={isBusy || isMaking} onClick={() => void open()}>
        {texts.open}
      </Button>
      {failed && <Alert lang={failed.lang}>{failed.text}</Alert>}
      {made && !(isBrief && hasUnsaved) && (
        <PreviewLink address={made} path={pathOf(made)} hasUnsaved={hasUnsaved} onEnd={() => void end()} />
      )}
      <p ref={ended} role="status" tabIndex={-1} hidden={!isEnded}>
        {isEnded && texts.isEnded}
      </p>
    </>
  );
}

/** On the origin on which the admin area is open, which may be another than the public one. */
function pathOf({ url }: PreviewAddress): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function usePreview({
  saveFirst,
  make,
  endAll,
}: Pick<PreviewControlsProps, "saveFirst" | "make" | "endAll">) {
  const texts = useAdminMessages().translationStates.preview;
  const [made, setMade] = useState<PreviewAddress | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; text: string } | null>(null);
  const [isEnded, setIsEnded] = useState(false);

  async function end(): Promise<void> {
    if (isMaking) return;
    setIsMaking(true);
    setFailure(null);
    try {
      await endAll();
      setMade(null);
      setIsEnded(true);
    } catch (error) {
      console.warn("The previews could not be ended", error);
      setFailure({ error, text: texts.endFailed });
    } finally {
      setIsMaking(false);
    }
  }

  async function open(): Promise<void> {
    if (isMaking) return;
    setIsMaking(true);
    setFailure(null);
    setIsEnded(false);
    try {
      if (!(await saveFirst())) return;
      const address = await make();
      setMade(address);
      // A browser that blocks it leaves the link below.
      window.open(pathOf(address), "_blank", "noopener");
    } catch (error) {
      console.warn("A preview could not be made", error);
      setFailure({ error, text: texts.failed });
    } finally {
      setIsMaking(false);
    }
  }

  return { made, isMaking, failure, isEnded, open, end };
}
