import type { Editor } from "@tiptap/core";
import { NodeSelection, type Command } from "@tiptap/pm/state";
import { useEditorState } from "@tiptap/react";
import { Icon, type IconName } from "#app/admin/text-editor/icons.tsx";
import { useRovingFocus } from "#app/admin/text-editor/use-roving-focus.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { moveUnit, nodeOf, removeUnit, settledNode, unitOf } from "./block-at.ts";
import { nameOfBlock, type GuideLabels } from "./block-label.ts";
import { ChosenFact } from "./chosen-fact.tsx";
import { factOf, type FactTexts } from "./fact-texts.ts";
import { cellDepth } from "./table-cells.ts";
import { changeColumn, insertKind, kindsFor, type Kind } from "./insert-kinds.ts";
import toolbar from "../toolbar.module.css";
import styles from "./guide-toolbar.module.css";

export type GuideDialogName = "link" | "fact" | "settings";

interface GuideToolbarProps {
  id: string;
  editor: Editor;
  facts: FactTexts;
  /** Id of the text field. */
  controls: string;
  onDialog: (name: GuideDialogName) => void;
}

/** Commands for words above, commands for the block with the cursor below. It is one tab stop; the arrow keys move inside it. */
export function GuideToolbar({ id, editor, facts, controls, onDialog }: GuideToolbarProps) {
  const texts = useAdminMessages().guide.editor;
  const state = useEditorState({ editor, selector: () => stateOf(editor, texts) });
  const roving = useRovingFocus();
  const button = (name: IconName & keyof GuideLabels, onClick: () => void, pressed?: boolean) => (
    <button
      type="button"
      className={toolbar.button}
      aria-label={texts[name] as string}
      title={texts[name] as string}
      aria-pressed={pressed}
      data-roving={name}
      tabIndex={roving.tabIndex(name)}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div
      id={id}
      role="toolbar"
      tabIndex={-1}
      aria-label={texts.toolbar}
      aria-controls={controls}
      className={toolbar.toolbar}
      onFocus={roving.onFocus}
      // Keeps the focus and the visible selection in the text while the mouse is used.
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
      }}
      onKeyDown={(event) => {
        roving.onKeyDown(event);
        if (event.key === "Escape") editor.commands.focus();
      }}
    >
      <select
        className={toolbar.select}
        aria-label={texts.style}
        data-roving="style"
        tabIndex={roving.tabIndex("style", true)}
        value={state.style}
        disabled={state.style === ""}
        onChange={({ target }) => setStyle(editor, target.value)}
      >
        {state.style === "" && <option value="">{texts.styles.paragraph}</option>}
        {Object.entries(texts.styles).map(([style, name]) => (
          <option key={style} value={style}>
            {name}
          </option>
        ))}
      </select>
      <span className={toolbar.group}>
        {button("bold", () => editor.chain().focus().toggleBold().run(), state.isBold)}
        {button("link", () => onDialog("link"), state.isLink)}
        {button("fact", () => onDialog("fact"))}
      </span>
      <select
        className={toolbar.select}
        aria-label={texts.local}
        data-roving="local"
        tabIndex={roving.tabIndex("local")}
        value={state.local}
        onChange={({ target }) => setLocal(editor, target.value)}
      >
        {Object.entries(texts.localLanguages).map(([language, name]) => (
          <option key={language} value={language}>
            {name}
          </option>
        ))}
      </select>
      <select
        className={toolbar.select}
        aria-label={texts.insert}
        data-roving="insert"
        tabIndex={roving.tabIndex("insert")}
        value=""
        // Safe cast: the options are these.
        onChange={({ target }) => insertKind(editor, target.value as Kind)}
      >
        <option value="">{texts.insert}…</option>
        {state.kinds.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </select>
      <span className={toolbar.group}>
        {button("undo", () => editor.chain().focus().undo().run())}
        {button("redo", () => editor.chain().focus().redo().run())}
      </span>
      <div className={styles.here}>
        {state.fact ? (
          <ChosenFact
            reference={state.fact}
            facts={facts}
            tabIndex={roving.tabIndex("changeFact")}
            onChange={() => onDialog("fact")}
          />
        ) : (
          <BlockCommands editor={editor} state={state} roving={roving} onDialog={onDialog} />
        )}
      </div>
    </div>
  );
}

interface BlockCommandsProps extends Pick<GuideToolbarProps, "editor" | "onDialog"> {
  state: ReturnType<typeof stateOf>;
  roving: ReturnType<typeof useRovingFocus>;
}

/** The name of the block with the cursor, and what can be done with it. */
function BlockCommands({ editor, state, roving, onDialog }: BlockCommandsProps) {
  const texts = useAdminMessages().guide.editor;
  const run = (command: Command) => () => {
    command(editor.state, editor.view.dispatch, editor.view);
    editor.view.focus();
  };
  const action = (
    name: "up" | "down" | "wider" | "remove" | "removeColumn" | "settings",
    onClick: () => void,
  ) => (
    <button
      type="button"
      className={styles.action}
      data-roving={name}
      tabIndex={roving.tabIndex(name)}
      onClick={onClick}
    >
      {texts[name]}
    </button>
  );
  return (
    <>
      <span className={styles.name}>{texts.here(state.block)}</span>
      {action("wider", () => editor.chain().focus().selectParentNode().run())}
      {action("up", run(moveUnit(-1)))}
      {action("down", run(moveUnit(1)))}
      {state.hasSettings && action("settings", () => onDialog("settings"))}
      {state.isInTable && action("removeColumn", () => changeColumn(editor, "remove"))}
      {action("remove", run(removeUnit))}
    </>
  );
}

function stateOf(editor: Editor, texts: GuideLabels) {
  const { selection } = editor.state;
  const { $from } = selection;
  const node = selection instanceof NodeSelection ? selection.node : null;
  const block = nodeOf(unitOf(editor.state));
  const { type, attrs } = $from.parent;
  const isTop = $from.depth === 1 && $from.index(0) > 0;
  const level = attrs["level"] === 2 ? "section" : "heading";
  const styleOf: Partial<Record<string, string>> = { paragraph: "paragraph", heading: level };
  return {
    style: isTop ? (styleOf[type.name] ?? "") : "",
    isBold: editor.isActive("bold"),
    isLink: editor.isActive("link"),
    local: editor.isActive("local") ? String(editor.getAttributes("local")["language"]) : "none",
    kinds: kindsFor(editor),
    fact: node?.type.name === "fact" ? factOf(node) : null,
    block: nameOfBlock(block, texts),
    hasSettings: settledNode(editor.state) !== null,
    isInTable: cellDepth($from) !== null,
  };
}

function setStyle(editor: Editor, style: string): void {
  const chain = editor.chain().focus();
  if (style === "paragraph") chain.setNode("paragraph").run();
  else chain.setNode("heading", { level: style === "section" ? 2 : 3 }).run();
}

function setLocal(editor: Editor, language: string): void {
  const chain = editor.chain().focus().extendMarkRange("local");
  if (language === "none") chain.unsetMark("local").run();
  else chain.setMark("local", { language }).run();
}
