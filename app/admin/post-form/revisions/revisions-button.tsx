import { useState } from "react";
import type { FullPost } from "#api/posts/posts.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { isUnsaved, type FormState } from "#app/admin/post-form/form-state.ts";
import { textIn } from "#app/admin/post-form/post-fields.ts";
import type { RevisionCalls } from "./outdated-notice.tsx";
import type { WritingCalls } from "#app/admin/post-form/drafts/use-server-autosave.ts";
import { RevisionsDialog } from "./revisions-dialog.tsx";
import type { ComparedText } from "./diff-texts.ts";

interface RevisionsButtonProps {
  form: FormState;
  language: Language;
  calls: RevisionCalls;
  listAutosaves: WritingCalls["listAutosaves"];
  isBusy: boolean;
  saveButtonId: string;
  onRestored: (post: FullPost) => void;
  /** Takes over a text that somebody has not saved: it goes into the form. */
  onTaken: (text: ComparedText) => void;
}

export function RevisionsButton({
  form,
  language,
  isBusy,
  onRestored,
  onTaken,
  ...shared
}: RevisionsButtonProps) {
  const { open } = useAdminMessages().translationStates.revisions;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" small busy={isBusy} onClick={() => setIsOpen(true)}>
        {open}
      </Button>
      {isOpen && form.id !== undefined && (
        <RevisionsDialog
          {...shared}
          postId={form.id}
          language={language}
          present={textIn(form.fields, language)}
          hasUnsaved={isUnsaved(form)}
          onRestored={(post) => {
            setIsOpen(false);
            onRestored(post);
          }}
          onTaken={(text) => {
            setIsOpen(false);
            onTaken(text);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
