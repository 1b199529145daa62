import type { KeyboardEvent } from "react";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import type { LinkOption } from "#app/admin/text-editor/link-sources.ts";
import type { Language } from "#i18n/languages.ts";
import listbox from "../../../ui/forms/listbox.module.css";
import styles from "./link-combobox.module.css";

interface LinkOptionsProps {
  /** The id of the combobox: begins the ids of the list and its options. */
  id: string;
  groups: { name: string; options: LinkOption[] }[];
  current: LinkOption | undefined;
  labels: EditorLabels["aids"]["picker"];
  language: Language;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: (option: LinkOption) => void;
}

/** The listbox of the link dialog's combobox. */
export function LinkOptions({
  id,
  groups,
  current,
  labels,
  language,
  onKeyDown,
  onChoose,
}: LinkOptionsProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={labels.list}
      className={styles.list}
      hidden={groups.length === 0}
    >
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={group.name}>
          <p aria-hidden="true" className={listbox.group}>
            {group.name}
          </p>
          {group.options.map((option) => (
            <div
              key={option.id}
              id={`${id}-${option.id}`}
              role="option"
              aria-selected={option === current}
              tabIndex={-1}
              className={listbox.option}
              onKeyDown={onKeyDown}
              onClick={() => onChoose(option)}
            >
              <span lang={option.lang ?? language}>{option.name || labels.untitled}</span>
              {option.within && (
                <small lang={option.lang ?? language} className={styles.within}>
                  {option.within}
                </small>
              )}
              {option.isUnpublished && <small className={styles.within}>{labels.unpublished}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
