import type { Editor } from "@tiptap/core";
import { useRef, useState } from "react";
import { videoAddress } from "#api/video-address.ts";
import { Field } from "#app/ui/field.tsx";
import { EditorDialog } from "./editor-dialog.tsx";
import type { EditorLabels } from "./editor-labels.ts";
import { insertBlock } from "./insert-block.ts";

interface VideoDialogProps {
  editor: Editor;
  labels: EditorLabels;
  onClose: () => void;
}

/** Asks for the address of a video on one of the two sites and puts the video into the text. */
export function VideoDialog({ editor, labels, onClose }: VideoDialogProps) {
  const texts = labels.videoDialog;
  const [address, setAddress] = useState(() =>
    editor.isActive("video") ? String(editor.getAttributes("video")["src"]) : "",
  );
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function add(): void {
    const src = videoAddress(address);
    if (src === null) {
      setError(texts.badAddress);
      input.current?.focus();
      return;
    }
    insertBlock(editor, "video", { src });
    onClose();
  }

  return (
    <EditorDialog
      title={texts.title}
      submit={texts.add}
      cancel={labels.cancel}
      onSubmit={add}
      onClose={onClose}
    >
      <Field label={texts.address} hint={texts.addressHint} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            onChange={(event) => {
              setAddress(event.currentTarget.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
    </EditorDialog>
  );
}
