import type { Editor } from "@tiptap/core";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import { ariaKeys, displayedKeys } from "#app/ui/displayed-keys.ts";
import { Icon } from "#app/admin/text-editor/labels/icons.tsx";
import type { DialogName, ToolbarItem } from "./toolbar-item.ts";
import styles from "./toolbar.module.css";

interface ToolbarButtonProps {
  item: ToolbarItem;
  editor: Editor;
  labels: EditorLabels;
  pressed: boolean | undefined;
  disabled: boolean;
  tabIndex: number;
  onDialog: (name: DialogName) => void;
}

export function ToolbarButton(props: ToolbarButtonProps) {
  const { item, editor, labels, pressed, disabled, tabIndex, onDialog } = props;
  const { name, keys } = item;
  const label = item.label(labels);
  const dialog = "dialog" in item ? item.dialog : undefined;

  function activate(): void {
    if (disabled) return;
    if ("dialog" in item) onDialog(item.dialog);
    else item.apply(editor);
  }

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      aria-pressed={dialog ? undefined : pressed}
      aria-haspopup={dialog && dialog !== "find" ? "dialog" : undefined}
      data-roving={name}
      data-on={pressed}
      // Not `disabled`, so that the focus is not lost when there is nothing left to undo.
      aria-disabled={disabled || undefined}
      data-tip={keys ? `${label} (${displayedKeys(keys)})` : label}
      tabIndex={tabIndex}
      onClick={activate}
    >
      <Icon name={name} />
    </button>
  );
}
