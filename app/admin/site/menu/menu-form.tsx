import type { AdminMenu } from "#api/settings/site-menu.ts";
import { FormSaveBar } from "#app/admin/calls/stored-form/form-save-bar.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { MenuLists } from "./menu-lists.tsx";
import { useMenuForm } from "./use-menu-form.ts";
import styles from "./menu.module.css";

/** The menu in all its places, and one bar that says where it stands. */
export function MenuForm({ opened }: { opened: AdminMenu }) {
  const { siteMenu: texts } = useAdminMessages();
  const form = useMenuForm(opened);

  return (
    <div className={styles.form}>
      <MenuLists form={form} />
      <FormSaveBar form={form} texts={texts} reset={!form.stored.isDefault && texts} />
    </div>
  );
}
