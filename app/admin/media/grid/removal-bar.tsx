import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { useRemoval } from "./use-removal.ts";
import list from "../../../ui/item-list.module.css";
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
      <p role="status" className={list.status}>
        {outcome && outcome.removed > 0 && texts.removed(outcome.removed)}
      </p>
      {outcome && outcome.kept > 0 && <Alert>{texts.kept(outcome.kept)}</Alert>}
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
