import type { Editor } from "@tiptap/core";
import { NodeSelection, type Command } from "@tiptap/pm/state";
import { useEditorState } from "@tiptap/react";
import { Icon, type IconName } from "#app/admin/text-editor/labels/icons.tsx";
import { ToolbarFrame } from "#app/admin/text-editor/toolbar/toolbar-frame.tsx";
import { useRovingFocus } from "#app/admin/text-editor/toolbar/use-roving-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { moveUnit, nodeOf, removeUnit, settledNode, unitOf } from "./block-at.ts";
import { nameOfBlock, type GuideLabels } from "./block-label.ts";
import { ChosenFact } from "./chosen-fact.tsx";
import { factOf, type FactTexts } from "./fact-texts.ts";
import { cellDepth } from "./table-cells.ts";
import {
  changeColumn,
  insertKind,
  isMediaKind,
  kindsFor,
  type Kind,
  type MediaKind,
} from "./insert-kinds.ts";
import toolbar from "../toolbar/toolbar.module.css";
import styles from "./guide-toolbar.module.css";

export type GuideDialogName = "link" | "fact" | "settings" | MediaKind;

interface GuideToolbarProps {
  id: string;
  editor: Editor;
  facts: FactTexts;
  /** Whether pictures of the library can be chosen. */
  hasLibrary: boolean;
  /** Id of the text field. */
  controls: string;
  onDialog: (name: GuideDialogName) => void;
}

/** Commands for words above, commands for the block with the cursor below. */
export function GuideToolbar({ id, editor, facts, hasLibrary, controls, onDialog }: GuideToolbarProps) {
  const texts = useAdminMessages().guide.editor;
  const state = useEditorState({ editor, selector: () => stateOf(editor, texts, hasLibrary) });
  const roving = useRovingFocus();
  return (
    <ToolbarFrame id={id} editor={editor} roving={roving} aria-label={texts.toolbar} aria-controls={controls}>
      <div className={styles.words}>
        <WordCommands editor={editor} state={state} roving={roving} onDialog={onDialog} />
      </div>
      <div className={styles.here}>
        {state.fact ? (
          <ChosenFact
            reference={state.fact}
            facts={facts}
            tabIndex={roving.tabIndex("changeFact")}
            correctTabIndex={roving.tabIndex("correctFact")}
            onChange={() => onDialog("fact")}
          />
        ) : (
          <BlockCommands editor={editor} state={state} roving={roving} onDialog={onDialog} />
        )}
      </div>
    </ToolbarFrame>
  );
}

type IconButtonName = IconName & keyof GuideLabels;

interface IconButtonProps {
  name: IconButtonName;
  tabIndex: number;
  isPressed: boolean | undefined;
  onClick: () => void;
}

function IconButton({ name, tabIndex, isPressed, onClick }: IconButtonProps) {
  // Safe cast: what is named after an icon is a name.
  const label = useAdminMessages().guide.editor[name] as string;
  return (
    <button
      type="button"
      className={toolbar.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      data-roving={name}
      tabIndex={tabIndex}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}

interface ChoiceProps {
  /** Its place among those that the arrow keys reach. */
  name: string;
  label: string;
  tabIndex: number;
  value: string;
  disabled?: boolean;
  /** Their names by their values. */
  options: Readonly<Record<string, string>>;
  onChoose: (value: string) => void;
}

function Choice({ name, label, tabIndex, value, disabled, options, onChoose }: ChoiceProps) {
  return (
    <select
      className={toolbar.select}
      aria-label={label}
      data-roving={name}
      tabIndex={tabIndex}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value)}
    >
      {Object.entries(options).map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}

function namesOf(kinds: readonly Kind[], texts: GuideLabels): Record<string, string> {
  return Object.fromEntries(kinds.map((kind) => [kind, texts.kinds[kind]]));
}

interface CommandsProps extends Pick<GuideToolbarProps, "editor" | "onDialog"> {
  state: ReturnType<typeof stateOf>;
  roving: ReturnType<typeof useRovingFocus>;
}

/** The style, the formats and the language of words, what can be inserted, and the way back. */
function WordCommands({ editor, state, roving, onDialog }: CommandsProps) {
  const texts = useAdminMessages().guide.editor;
  const button = (name: IconButtonName, onClick: () => void, isPressed?: boolean) => (
    <IconButton name={name} tabIndex={roving.tabIndex(name)} isPressed={isPressed} onClick={onClick} />
  );
  return (
    <>
      <Choice
        name="style"
        label={texts.style}
        tabIndex={roving.tabIndex("style", true)}
        value={state.style}
        // No style fits where the cursor is.
        disabled={state.style === ""}
        options={state.style === "" ? { "": texts.styles.paragraph, ...texts.styles } : texts.styles}
        onChoose={(style) => setStyle(editor, style)}
      />
      <span className={toolbar.group}>
        {button("bold", () => editor.chain().focus().toggleBold().run(), state.isBold)}
        {button("link", () => onDialog("link"), state.isLink)}
        {button("fact", () => onDialog("fact"))}
      </span>
      <Choice
        name="local"
        label={texts.local}
        tabIndex={roving.tabIndex("local")}
        value={state.local}
        options={texts.localLanguages}
        onChoose={(language) => setLocal(editor, language)}
      />
      <Choice
        name="insert"
        label={texts.insert}
        tabIndex={roving.tabIndex("insert")}
        value=""
        options={{ "": `${texts.insert}…`, ...namesOf(state.kinds, texts) }}
        onChoose={(chosen) => {
          // Safe cast: the options are these.
          const kind = chosen as Kind;
          if (isMediaKind(kind)) onDialog(kind);
          else insertKind(editor, kind);
        }}
      />
      <span className={toolbar.group}>
        {button("undo", () => editor.chain().focus().undo().run())}
        {button("redo", () => editor.chain().focus().redo().run())}
      </span>
    </>
  );
}

/** The name of the block with the cursor, and what can be done with it. */
function BlockCommands({ editor, state, roving, onDialog }: CommandsProps) {
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
      {state.settings && action("settings", () => onDialog(state.settings ?? "settings"))}
      {state.isInTable && action("removeColumn", () => changeColumn(editor, "remove"))}
      {action("remove", run(removeUnit))}
    </>
  );
}

function stateOf(editor: Editor, texts: GuideLabels, hasLibrary: boolean) {
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
    kinds: kindsFor(editor, hasLibrary),
    fact: node?.type.name === "fact" ? factOf(node) : null,
    block: nameOfBlock(block, texts),
    settings: settingsOf(editor),
    isInTable: cellDepth($from) !== null,
  };
}

/** The dialog for what the chosen block has besides its text. */
function settingsOf({ state }: Editor): GuideDialogName | null {
  const { selection } = state;
  const chosen = selection instanceof NodeSelection ? selection.node.type.name : "";
  if (chosen === "picture" || chosen === "video") return chosen;
  return settledNode(state) ? "settings" : null;
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
