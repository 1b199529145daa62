import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { useRemoval } from "./use-removal.ts";
import list from "../../../ui/lists/item-list.module.css";
import styles from "./picture-grid.module.css";

interface RemovalBarProps {
  removal: ReturnType<typeof useRemoval>;
  removable: readonly string[];
}

/** Chooses and removes pictures that no post shows, and says what became of it. */
export function RemovalBar({ removal, removable }: RemovalBarProps) {
  const texts = useAdminMessages().media.remove;
  const { selected, outcome, isAsking, isBusy } = removal;
  const isAny = selected.size > 0;
  const removed = outcome?.removed ?? 0;
  const kept = outcome?.kept ?? 0;
  // The buttons go with the last picture that was selected.
  const said = useOutcomeFocus<HTMLDivElement>(outcome);
  return (
    <>
      {removable.length > 0 && (
        <div className={styles.bar}>
          <Button
            kind="quiet"
            small
            onClick={() => removal.select(removable, selected.size < removable.length)}
          >
            {selected.size < removable.length ? texts.selectAll : texts.clear}
          </Button>
          {isAny && (
            <>
              <span role="status">{texts.selected(selected.size)}</span>
              <Button kind="danger" small onClick={removal.ask}>
                {texts.button}
              </Button>
            </>
          )}
        </div>
      )}
      <div ref={removed > 0 ? said : undefined} role="status" tabIndex={-1} className={list.status}>
        {removed > 0 && texts.removed(removed)}
      </div>
      {kept > 0 && (
        <div ref={removed > 0 ? undefined : said} tabIndex={-1}>
          <Alert>{texts.kept(kept)}</Alert>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={texts.confirmTitle(selected.size)}
        text={texts.confirmText(selected.size)}
        confirm={isBusy ? texts.busy : texts.confirm}
        cancel={texts.cancel}
        busy={isBusy}
        onConfirm={() => void removal.confirm()}
        onCancel={removal.cancel}
      />
    </>
  );
}
