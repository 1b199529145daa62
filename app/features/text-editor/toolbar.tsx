import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useRef } from "react";
import type { EditorLabels } from "./editor-labels.ts";
import { Icon } from "./icons.tsx";
import { shownKeys, spokenKeys } from "./shortcut-keys.ts";
import { headingLevels, setHeading, toolbarGroups, toolbarState, type ToolbarItem } from "./toolbar-items.ts";
import styles from "./toolbar.module.css";
import { useRovingFocus } from "./use-roving-focus.ts";
import { useTip } from "./use-tip.ts";

interface ToolbarProps {
  id: string;
  editor: Editor;
  labels: EditorLabels;
  /** The field that it belongs to. */
  controls: string;
  onDialog: (name: "link" | "picture" | "video") => void;
}

/** The formats: one tab stop, in which the arrow keys move. */
export function Toolbar({ editor, labels, controls, id, onDialog }: ToolbarProps) {
  const state = useEditorState({ editor, selector: () => toolbarState(editor) });
  const roving = useRovingFocus();
  const { tip, ...showTip } = useTip();
  const withPointer = useRef(false);

  function button({ name, label, keys, active, dialog, run }: ToolbarItem) {
    const disabled = state.disabled[name] ?? false;
    return (
      <button
        key={name}
        type="button"
        className={styles.button}
        aria-label={label(labels)}
        aria-keyshortcuts={keys && spokenKeys(keys)}
        aria-pressed={active && !dialog ? state.pressed[active] : undefined}
        aria-haspopup={dialog && "dialog"}
        data-roving={name}
        data-on={active ? state.pressed[active] : undefined}
        // Not `disabled`: the focus must not get lost when there is nothing left to undo.
        aria-disabled={disabled || undefined}
        data-tip={keys ? `${label(labels)} (${shownKeys(keys)})` : label(labels)}
        tabIndex={roving.tabIndex(name)}
        onClick={() => {
          if (disabled) return;
          if (dialog) onDialog(dialog);
          else run?.(editor);
        }}
      >
        <Icon name={name} />
      </button>
    );
  }

  return (
    <div
      id={id}
      role="toolbar"
      tabIndex={-1}
      aria-label={labels.toolbar}
      aria-controls={controls}
      className={styles.toolbar}
      {...showTip}
      onFocus={(event) => {
        roving.onFocus(event);
        showTip.onFocus(event);
      }}
      // The text keeps the focus, and its selection in view, while the mouse is used.
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
      }}
      onKeyDown={(event) => {
        roving.onKeyDown(event);
        if (event.key === "Escape") editor.commands.focus();
      }}
    >
      <select
        name="block"
        className={styles.select}
        aria-label={labels.blockStyle}
        data-tip={labels.blockStyle}
        data-roving="block"
        tabIndex={roving.tabIndex("block", true)}
        value={state.heading}
        onPointerDown={() => (withPointer.current = true)}
        onKeyDown={() => (withPointer.current = false)}
        onChange={(event) => {
          setHeading(editor, Number(event.currentTarget.value));
          // With the keyboard one may want to go on to the next style.
          if (withPointer.current) editor.commands.focus();
        }}
      >
        <option value={0}>{labels.normalText}</option>
        {headingLevels.map((one) => (
          <option key={one} value={one}>
            {labels.heading(one)}
          </option>
        ))}
      </select>
      {toolbarGroups.map((items) => (
        <span key={items[0]?.name} className={styles.group}>
          {items.map(button)}
        </span>
      ))}
      {tip && (
        <span className={styles.tip} style={{ left: tip.left, top: tip.top }} aria-hidden="true">
          {tip.text}
        </span>
      )}
    </div>
  );
}
