import { Fragment, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "#app/ui/buttons/button.tsx";
import "#app/ui/dialogs/dialog.css";
import { keyCaps } from "#app/ui/displayed-keys.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { shortcutList } from "./shortcut-list.ts";
import styles from "./shortcuts-sheet.module.css";

/** A dialog with all keys of the admin area, open while it is mounted. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const messages = useAdminMessages();
  const { sheet } = messages.writingAids;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.sheet}
      onClose={(event) => {
        event.stopPropagation();
        onClose();
      }}
    >
      <h2 id={id} className={styles.title}>
        {sheet.title}
      </h2>
      <div className={styles.groups}>
        {shortcutList.map(({ name, shortcuts }) => (
          <section key={name} aria-labelledby={`${id}-${name}`} className={styles.group}>
            <h3 id={`${id}-${name}`} className={styles.name}>
              {sheet[name]}
            </h3>
            <dl>
              {shortcuts.map(({ keys, label }) => (
                <div key={keys} className={styles.row}>
                  <dt>{label(messages)}</dt>
                  <Keys keys={keys} />
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.foot}>
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          {sheet.close}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

function Keys({ keys }: { keys: string }) {
  return (
    <dd className={styles.keys}>
      {keyCaps(keys).map((cap, index) => (
        <Fragment key={cap}>
          {index > 0 && "+"}
          <kbd>{cap}</kbd>
        </Fragment>
      ))}
    </dd>
  );
}
