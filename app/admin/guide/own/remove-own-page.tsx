import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { OwnPage } from "#i18n/own-pages.ts";

interface RemoveOwnPageProps {
  page: OwnPage;
  onRemoved: () => Promise<unknown>;
  onCancel: () => void;
}

/** Asks before an own page is deleted, and says what links to it. Opens once that is known. */
export function RemoveOwnPage({ page, onRemoved, onCancel }: RemoveOwnPageProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().guide.ownPages;
  const { isBusy, failure, run } = useCall();
  const { data, isError } = useQuery({
    queryKey: ["own page uses", page],
    queryFn: () => api.readOwnPageUses(page),
    gcTime: 0,
  });

  async function remove(): Promise<void> {
    if (await run(() => api.removeOwnPage(page))) await onRemoved();
  }

  return (
    <ConfirmDialog
      open={data !== undefined || isError}
      title={texts.removeTitle}
      text={
        <>
          <p>{texts.removeText}</p>
          {data && data.titles.length > 0 && (
            <>
              <p>{texts.linkedFrom}</p>
              <ul>
                {data.titles.map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            </>
          )}
          {(failure || isError) && <Alert>{texts.failed}</Alert>}
        </>
      }
      confirm={texts.removeConfirm}
      cancel={texts.cancel}
      busy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    />
  );
}
