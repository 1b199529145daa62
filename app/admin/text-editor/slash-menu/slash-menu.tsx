import type { Editor } from "@tiptap/core";
import { useLayoutEffect, useRef } from "react";
import { Icon } from "#app/admin/text-editor/labels/icons.tsx";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import styles from "./slash-menu.module.css";
import type { SlashMenuState } from "./use-slash-menu.ts";

interface SlashMenuProps {
  editor: Editor;
  menu: SlashMenuState;
  labels: Pick<EditorLabels["blocks"], "slashMenu" | "noBlock">;
}

/** Between the line and the menu, in pixels. */
const gap = 6;

/** The lowest visible pixel of the window, above the foot of a form that lies over its end. */
function lowestPixel(): number {
  const foot = getComputedStyle(document.documentElement).getPropertyValue("--foot-height");
  return window.innerHeight - (Number.parseFloat(foot) || 0);
}

/** The focus stays in the text, which names the current option to assistive technology. */
export function SlashMenu({ editor, menu, labels }: SlashMenuProps) {
  const { query, items, current, listId, optionId, choose } = menu;
  const list = useRef<HTMLDivElement>(null);
  const option = items[current];
  const isOpen = query !== null && option !== undefined;
  // Behind a space it is text that begins with a slash.
  const isMissed = query !== null && !isOpen && !/\s/.test(query.query);
  const optionName = option && optionId(option);
  const rect = query?.rect;

  useActiveOption(editor, listId, isOpen ? optionName : undefined);
  useLayoutEffect(() => {
    if (list.current && rect) placeAt(list.current, rect);
  }, [rect, isOpen, isMissed, items.length]);

  return (
    <>
      <div role="status">
        {isMissed && (
          <div ref={list} className={`${styles.menu} ${styles.none}`}>
            {labels.noBlock}
          </div>
        )}
      </div>
      {isOpen && (
        <div ref={list} id={listId} role="listbox" aria-label={labels.slashMenu} className={styles.menu}>
          {items.map((item) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the text field
            <div
              key={item.key}
              id={optionId(item)}
              role="option"
              tabIndex={-1}
              aria-selected={item === option}
              className={styles.option}
              // Keeps the focus in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(editor, item)}
            >
              {item.icon ? <Icon name={item.icon} /> : <span aria-hidden="true">H</span>}
              {item.label}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Names the current option at the text field, which keeps the focus. */
function useActiveOption(editor: Editor, listId: string, optionName: string | undefined): void {
  useLayoutEffect(() => {
    const field = editor.view.dom;
    if (optionName === undefined) return undefined;
    field.setAttribute("aria-controls", listId);
    field.setAttribute("aria-activedescendant", optionName);
    document.getElementById(optionName)?.scrollIntoView({ block: "nearest" });
    return () => {
      field.removeAttribute("aria-controls");
      field.removeAttribute("aria-activedescendant");
    };
  }, [editor, listId, optionName]);
}

/** Places the menu below its line, or above it where that is out of view. */
function placeAt(menu: HTMLElement, line: DOMRect): void {
  const frame = menu.offsetParent?.getBoundingClientRect();
  if (!frame) return;
  const { offsetHeight, offsetWidth, style } = menu;
  const isBelow = line.bottom + gap + offsetHeight <= lowestPixel() || line.top < gap + offsetHeight;
  const top = isBelow ? line.bottom + gap : line.top - gap - offsetHeight;
  style.top = `${top - frame.top}px`;
  style.left = `${Math.max(8, Math.min(line.left - frame.left, frame.width - offsetWidth - 8))}px`;
}
