import type { Editor } from "@tiptap/core";
import { useRef, useState } from "react";
import { Field } from "#app/ui/field.tsx";
import { EditorDialog } from "./editor-dialog.tsx";
import type { EditorLabels } from "./editor-labels.ts";
import { linkTarget } from "./link-target.ts";

interface LinkDialogProps {
  editor: Editor;
  labels: EditorLabels;
  onClose: () => void;
}

/** Adds a link to what is selected or as a new text, and changes or removes the one where the cursor is. */
export function LinkDialog({ editor, labels, onClose }: LinkDialogProps) {
  const texts = labels.linkDialog;
  const [current] = useState(() => String(editor.getAttributes("link")["href"] ?? ""));
  const [asksText] = useState(() => current === "" && editor.state.selection.empty);
  const [address, setAddress] = useState(current);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function apply(): void {
    const href = linkTarget(address);
    if (href === null) {
      setError(texts.badAddress);
      input.current?.focus();
      return;
    }
    const chain = editor.chain().focus();
    if (asksText) {
      const content = {
        type: "text",
        text: text.trim() || address.trim(),
        marks: [{ type: "link", attrs: { href } }],
      };
      chain.insertContent(content);
    } else chain.extendMarkRange("link").setLink({ href });
    // What is typed next does not belong to the link any more.
    chain
      .command(({ tr, state }) => {
        const link = state.schema.marks["link"];
        if (link) tr.removeStoredMark(link);
        return true;
      })
      .run();
    onClose();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  }

  return (
    <EditorDialog
      title={current ? texts.titleEdit : texts.titleNew}
      submit={current ? texts.save : texts.add}
      cancel={labels.cancel}
      extra={current ? { label: texts.remove, run: remove } : undefined}
      onSubmit={apply}
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
      {asksText && (
        <Field label={texts.text}>
          {(control) => (
            <input {...control} value={text} onChange={(event) => setText(event.currentTarget.value)} />
          )}
        </Field>
      )}
    </EditorDialog>
  );
}
