import type { Editor } from "@tiptap/core";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import type { IconName } from "#app/admin/text-editor/labels/icons.tsx";
import { foldText } from "#app/ui/fold-text.ts";
import type { DialogName } from "#app/admin/text-editor/toolbar/toolbar-item.ts";
import { toolbarGroups } from "#app/admin/text-editor/toolbar/toolbar-items.ts";

export interface SlashItem {
  key: string;
  icon: IconName | null;
  label: string;
  choose: (editor: Editor, onDialog: (name: DialogName) => void) => void;
}

const fromToolbar = [
  "bulletList",
  "orderedList",
  "table",
  "tip",
  "warning",
  "picture",
  "gallery",
  "video",
  "quote",
  "fact",
  "rule",
];

/** All blocks that can be inserted, in the interface's language. */
export function slashItems(labels: EditorLabels): SlashItem[] {
  const headings = ([2, 3] as const).map((level): SlashItem => ({
    key: `heading-${level}`,
    icon: null,
    label: labels.heading(level),
    choose: (editor) => editor.chain().focus().setHeading({ level }).run(),
  }));
  const items = toolbarGroups.flat();
  const others = fromToolbar.flatMap((name): SlashItem[] => {
    const item = items.find((candidate) => candidate.name === name);
    if (!item) return [];
    const choose: SlashItem["choose"] = (editor, onDialog) =>
      "dialog" in item ? onDialog(item.dialog) : item.apply(editor);
    return [{ key: name, icon: item.name, label: item.label(labels), choose }];
  });
  return [...headings, ...others];
}

/** Those that have what is typed in their words, accents and spaces aside; those whose words begin with it come first. */
export function matchingItems(items: readonly SlashItem[], query: string): SlashItem[] {
  const typed = foldText(query).replaceAll(" ", "");
  const joined = (text: string) => foldText(text).replaceAll(" ", "");
  const begins = ({ label }: SlashItem) =>
    joined(label).startsWith(typed) || label.split(" ").some((word) => foldText(word).startsWith(typed));
  return items
    .filter(({ label }) => joined(label).includes(typed))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)));
}
