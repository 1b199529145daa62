import { useState } from "react";
import type { PreviewAddress } from "#api/admin/preview-address.ts";
import { errorTextOf } from "#api/errors/errors.ts";
import { onDemand } from "#app/admin/calls/on-demand.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { useIsBusy, usePostForm } from "#app/admin/post-form/form-context.ts";
import type { PostCalls } from "#app/admin/post-form/form-props.ts";

const PreviewLink = onDemand(async () => (await import("./preview-link.tsx")).PreviewLink);

interface PreviewButtonProps {
  postId: string;
  language: Language;
  calls: PostCalls;
}

/** Saves, opens the page of the text in a new tab, and tells the address for passing it on. */
export function PreviewButton(props: PreviewButtonProps) {
  const texts = useAdminMessages().translationStates.preview;
  const isBusy = useIsBusy();
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
      {made && <PreviewLink address={made} path={pathOf(made)} onEnd={() => void end()} />}
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

function usePreview({ postId, language, calls }: PreviewButtonProps) {
  const texts = useAdminMessages().translationStates.preview;
  const { saving } = usePostForm();
  const [made, setMade] = useState<PreviewAddress | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; text: string } | null>(null);
  const [isEnded, setIsEnded] = useState(false);

  async function end(): Promise<void> {
    if (isMaking) return;
    setIsMaking(true);
    setFailure(null);
    try {
      await calls.endPreviews(postId, language);
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
      if (!(await saving.saveFirst())) return;
      const address = await calls.previewPost(postId, language);
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
