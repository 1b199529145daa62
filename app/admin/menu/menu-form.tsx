import type { AdminMenu } from "#api/settings/site-menu.ts";
import { FormSaveBar } from "#app/admin/calls/form-save-bar.tsx";
import { LeaveForm } from "#app/admin/calls/leave-form.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
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
      <FormSaveBar
        form={form}
        texts={texts}
        status={[form.told, form.isUnsaved && texts.unsaved].filter(Boolean).join(" ")}
        alert={form.failure && <Alert>{texts.failed}</Alert>}
      />
      <LeaveForm hasUnsaved={form.isUnsaved} texts={texts.leave} />
    </div>
  );
}
