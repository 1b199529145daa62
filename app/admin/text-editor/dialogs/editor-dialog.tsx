import type { Editor } from "@tiptap/core";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { FactList } from "#api/facts/facts.ts";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import type { LinkSources } from "#app/admin/text-editor/link-sources.ts";
import type { PictureChooserSlot } from "#app/admin/text-editor/picture-chooser-slot.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import "#app/ui/dialogs/dialog.css";
import type { Language } from "#i18n/languages.ts";
import dialogForm from "../../../ui/dialogs/dialog-form.module.css";
import styles from "./editor-dialog.module.css";

export interface FormatDialogProps {
  editor: Editor;
  labels: EditorLabels;
  /** The language of the text. */
  language: Language;
  links: LinkSources;
  /** All that can be inserted into a text. */
  listFacts: () => Promise<FactList>;
  onClose: () => void;
  /** Offers the stored pictures, to those who may see them. */
  PictureChooser?: PictureChooserSlot | undefined;
}

/** The dialogs for pictures and videos, which pages have too. */
export interface MediaDialogProps extends Pick<
  FormatDialogProps,
  "editor" | "labels" | "language" | "onClose" | "PictureChooser"
> {
  /** Where something new goes; left out: in the place of the selection. */
  place?: () => number;
  /** Whether a new file goes into the library first, where it is chosen, and not into the text. */
  isOfLibrary?: boolean;
}

export interface EditorDialogProps {
  title: string;
  submit: string;
  cancel: string;
  /** Another action on the edited object, for example to remove it. */
  secondary?: { label: string; onClick: () => void } | undefined;
  busy?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a modal dialog, open while it is mounted. Escape closes it. */
export function EditorDialog(props: EditorDialogProps) {
  const { title, busy = false, onSubmit, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  // Rendered in the body, because HTML forbids nested forms. React's events would still bubble to the post form.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={(event) => {
        event.stopPropagation();
        onClose();
      }}
    >
      <form
        noValidate
        className={dialogForm.form}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!busy) onSubmit();
        }}
      >
        <h2 id={id} className={dialogForm.title}>
          {title}
        </h2>
        {children}
        <Buttons {...props} />
      </form>
    </dialog>,
    document.body,
  );
}

function Buttons({ submit, cancel, secondary, busy = false, onClose }: EditorDialogProps) {
  return (
    <div className={`${dialogForm.buttons} ${styles.buttons}`}>
      {secondary && (
        <Button kind="danger" onClick={secondary.onClick}>
          {secondary.label}
        </Button>
      )}
      <Button kind="quiet" onClick={onClose}>
        {cancel}
      </Button>
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
    </div>
  );
}
