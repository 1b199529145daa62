import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useRef } from "react";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import { ToolbarFrame } from "./toolbar-frame.tsx";
import { ToolbarButton } from "./toolbar-button.tsx";
import type { DialogName } from "./toolbar-item.ts";
import { headingLevels, setHeading, toolbarGroups, toolbarState } from "./toolbar-items.ts";
import styles from "./toolbar.module.css";
import { useRovingFocus } from "./use-roving-focus.ts";
import { useTip } from "#app/admin/text-editor/use-tip.tsx";

interface ToolbarProps {
  id: string;
  editor: Editor;
  labels: EditorLabels;
  /** Id of the text field. */
  controls: string;
  onDialog: (name: DialogName) => void;
}

/** The formats of the words and the block with the cursor. */
export function Toolbar({ editor, labels, controls, id, onDialog }: ToolbarProps) {
  const state = useEditorState({ editor, selector: () => toolbarState(editor) });
  const roving = useRovingFocus();
  const { tipEvents, shownTip } = useTip();

  return (
    <ToolbarFrame
      id={id}
      editor={editor}
      roving={roving}
      aria-label={labels.toolbar}
      aria-controls={controls}
      {...tipEvents}
    >
      <BlockStyle
        editor={editor}
        labels={labels}
        heading={state.heading}
        tabIndex={roving.tabIndex("block", true)}
      />
      {[...toolbarGroups, state.context].map((items) => (
        <span
          key={items[0]?.name ?? "context"}
          className={items === state.context ? styles.context : styles.group}
        >
          {items.map((item) => (
            <ToolbarButton
              key={item.name}
              item={item}
              editor={editor}
              labels={labels}
              pressed={item.active === undefined ? undefined : state.pressed[item.active]}
              disabled={state.disabled[item.name] ?? false}
              tabIndex={roving.tabIndex(item.name)}
              onDialog={onDialog}
            />
          ))}
        </span>
      ))}
      {shownTip}
    </ToolbarFrame>
  );
}

interface BlockStyleProps {
  editor: Editor;
  labels: EditorLabels;
  heading: number;
  tabIndex: number;
}

function BlockStyle({ editor, labels, heading, tabIndex }: BlockStyleProps) {
  const withPointer = useRef(false);
  return (
    <select
      name="block"
      className={styles.select}
      aria-label={labels.blockStyle}
      data-tip={labels.blockStyle}
      data-roving="block"
      tabIndex={tabIndex}
      value={heading}
      onPointerDown={() => (withPointer.current = true)}
      onKeyDown={() => (withPointer.current = false)}
      onChange={(event) => {
        setHeading(editor, Number(event.currentTarget.value));
        // A keyboard user may want to move on to the next style.
        if (withPointer.current) editor.commands.focus();
      }}
    >
      <option value={0}>{labels.normalText}</option>
      {headingLevels.map((level) => (
        <option key={level} value={level}>
          {labels.heading(level)}
        </option>
      ))}
    </select>
  );
}
