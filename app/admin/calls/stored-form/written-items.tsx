import type { ReactNode } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { FormSaveBar, type SaveBarTexts } from "./form-save-bar.tsx";
import { useOpenItem } from "./use-open-item.ts";
import type { StoredForm } from "./use-stored-form.ts";
import styles from "../../../ui/forms/item-fields.module.css";

interface WrittenItemsProps {
  form: StoredForm;
  texts: SaveBarTexts & Record<"add" | "none", string>;
  /** The id of the button that adds one, which has the focus when one was removed. */
  addId: string;
  onAdd: () => void;
  children: readonly ReactNode[];
}

/** A form that is a list to which items are added, and one bar that says where they stand. */
export function WrittenItems({ form, texts, addId, onAdd, children }: WrittenItemsProps) {
  return (
    <div className={styles.form}>
      <p>
        <Button id={addId} kind="quiet" onClick={onAdd}>
          {texts.add}
        </Button>
      </p>
      {children.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.items}>{children}</ul>
      <FormSaveBar form={form} texts={texts} />
    </div>
  );
}

interface WrittenItemProps {
  form: StoredForm;
  /** Begins the ids of its controls. */
  id: string;
  name: string;
  /** Whether it was just added: it is open then, as is one with something to be mended at the last attempt to save. */
  isNew: boolean;
  head: ReactNode;
  /** Further buttons. */
  controls?: ReactNode;
  /** Left out where it cannot be removed. */
  onRemove?: () => void;
  children: ReactNode;
}

/** One of them: its head, and its fields while it is open. */
export function WrittenItem({ form, id, name, isNew, head, controls, onRemove, children }: WrittenItemProps) {
  const { items: texts } = useAdminMessages().storedForm;
  const { isOpen, toggle } = useOpenItem(form.found, `${id}-`, isNew);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        {head}
        <Button kind="quiet" small aria-expanded={isOpen} aria-label={texts.editNamed(name)} onClick={toggle}>
          {texts.edit}
        </Button>
        {controls}
        {onRemove && (
          <Button kind="danger" small aria-label={texts.removeNamed(name)} onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </div>
      {isOpen && children}
    </li>
  );
}
