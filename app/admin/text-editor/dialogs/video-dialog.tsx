import { useState } from "react";
import { videoAddress } from "#api/videos/video-address.ts";
import { insertBlock } from "#app/admin/text-editor/insert-block.ts";
import { AddressDialog } from "./address-dialog.tsx";
import type { MediaDialogProps } from "./editor-dialog.tsx";

export function VideoDialog({ editor, labels, onClose, place }: MediaDialogProps) {
  const texts = labels.videoDialog;
  const [current] = useState(() =>
    editor.isActive("video") ? String(editor.getAttributes("video")["src"]) : "",
  );

  function insert(src: string): void {
    insertBlock(editor, "video", { src }, current === "" ? place?.() : undefined);
    onClose();
  }

  return (
    <AddressDialog
      title={texts.title}
      submit={texts.add}
      cancel={labels.cancel}
      texts={texts}
      initialAddress={current}
      parse={videoAddress}
      onSubmit={insert}
      onClose={onClose}
    />
  );
}
