import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { Field } from "#app/ui/forms/field.tsx";
import { AddressDialog } from "#app/admin/text-editor/dialogs/address-dialog.tsx";
import type { FormatDialogProps } from "#app/admin/text-editor/dialogs/editor-dialog.tsx";
import { LinkCombobox } from "./link-combobox.tsx";

type LinkDialogProps = Pick<FormatDialogProps, "editor" | "labels" | "language" | "links" | "onClose">;

export function LinkDialog({ editor, labels, language, links, onClose }: LinkDialogProps) {
  const texts = labels.linkDialog;
  const [current] = useState(() => String(editor.getAttributes("link")["href"] ?? ""));
  const [needsText] = useState(() => current === "" && editor.state.selection.empty);
  const [text, setText] = useState("");

  function apply(href: string, typed: string): void {
    setLink(editor, href, needsText ? text.trim() || typed.trim() : null);
    onClose();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  }

  return (
    <AddressDialog
      title={current ? texts.titleEdit : texts.titleNew}
      submit={current ? texts.save : texts.add}
      cancel={labels.cancel}
      secondary={current ? { label: texts.remove, onClick: remove } : undefined}
      texts={texts}
      initialAddress={current}
      parse={links.target}
      control={(control) => (
        <LinkCombobox
          {...control}
          labels={labels.aids.picker}
          language={language}
          links={links}
          onChoose={({ name }) => setText((written) => written || name)}
        />
      )}
      onSubmit={apply}
      onClose={onClose}
    >
      {needsText && (
        <Field label={texts.text}>
          {(control) => (
            <input {...control} value={text} onChange={(event) => setText(event.currentTarget.value)} />
          )}
        </Field>
      )}
    </AddressDialog>
  );
}

/** Links words of the text. @param text inserted with the link; null where the selected words, or those of the link itself, get it */
export function setLink(editor: Editor, href: string, text: string | null): void {
  const chain = editor.chain().focus();
  if (text === null) chain.extendMarkRange("link").setLink({ href });
  else chain.insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] });
  // Text typed next does not belong to the link.
  chain
    .command(({ tr, state }) => {
      const link = state.schema.marks["link"];
      if (link) tr.removeStoredMark(link);
      return true;
    })
    .run();
}
