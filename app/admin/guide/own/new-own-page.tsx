import { useState } from "react";
import { useNavigate } from "react-router";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { editGuidePath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { OwnPageDialog } from "./own-page-dialog.tsx";

/** The button for a page of one's own, and its form; then the editor opens. */
export function NewOwnPage() {
  const { api } = useAdmin();
  const { add } = useAdminMessages().guide.ownPages;
  const language = useLanguage();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>
        <Button onClick={() => setIsOpen(true)}>{add}</Button>
      </p>
      {isOpen && (
        <OwnPageDialog
          page={null}
          send={async (typed) => {
            const { page } = await api.addOwnPage(typed);
            await navigate(editGuidePath(page, language));
          }}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
