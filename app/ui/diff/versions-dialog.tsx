import { useId, useRef, type ReactNode } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import "#app/ui/dialogs/dialog.css";
import { useModal } from "../dialogs/use-modal.ts";
import styles from "./versions-dialog.module.css";

interface VersionsDialogProps {
  title: string;
  /** `VersionList`, or why there is none. */
  list: ReactNode;
  /** The heading above what has changed. */
  since: string;
  /** Said above it. */
  failure: ReactNode;
  /** The differences since the chosen version, or that one is to be chosen. */
  changes: ReactNode;
  /** The use of a version that is taken. */
  hint: string;
  take: { label: string; busy: boolean; disabled: boolean; onClick: () => void };
  close: string;
  /** The id of what gets the focus after closing if the control that had it is gone. */
  fallbackId: string;
  onClose: () => void;
}

/** The former versions of a text, one of which is compared with the present one and can be taken back. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { title, list, since, failure, changes, hint, take, close, fallbackId, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog, fallbackId);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.middle}>
        <div className={styles.versions}>{list}</div>
        <section aria-label={since} className={styles.since}>
          {failure}
          <h3>{since}</h3>
          {changes}
        </section>
      </div>
      <div className={styles.foot}>
        <p>{hint}</p>
        <p className={styles.buttons}>
          <Button kind="quiet" onClick={onClose}>
            {close}
          </Button>
          <Button busy={take.busy} disabled={take.disabled} onClick={take.onClick}>
            {take.label}
          </Button>
        </p>
      </div>
    </dialog>
  );
}

/** The versions, the newest first. */
export function VersionList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

interface VersionProps {
  /** The name of the group of radio buttons. */
  group: string;
  isChosen: boolean;
  moment: { iso: string; text: string } | null;
  savedBy: string;
  onChoose: () => void;
  /** More that tells it apart. */
  children?: ReactNode;
}

export function Version({ group, isChosen, moment, savedBy, onChoose, children }: VersionProps) {
  return (
    <label className={isChosen ? styles.chosen : undefined}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span>
        {moment && <time dateTime={moment.iso}>{moment.text}</time>}
        <span className={styles.who}>{savedBy}</span>
        {children}
      </span>
    </label>
  );
}
