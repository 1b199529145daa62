import { useState } from "react";
import type { AdminMenu } from "#api/settings/site-menu.ts";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { LeaveQuestion } from "#app/ui/dialogs/leave-question.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { SaveBar } from "#app/ui/layout/save-bar.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { withoutLanguage } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { MenuLists } from "./menu-lists.tsx";
import { useMenuForm, type MenuFormState } from "./use-menu-form.ts";
import styles from "./menu.module.css";

/** The menu in all its places, and one bar that says where it stands. */
export function MenuForm({ opened }: { opened: AdminMenu }) {
  const { siteMenu: texts } = useAdminMessages();
  const form = useMenuForm(opened);
  const [isAsked, ask] = useState(false);

  async function restore(): Promise<void> {
    await form.restore();
    ask(false);
  }

  return (
    <div className={styles.form}>
      <MenuLists form={form} />
      <MenuSaveBar form={form} onReset={() => ask(true)} />
      <ConfirmDialog
        open={isAsked}
        title={texts.resetTitle}
        text={texts.resetText}
        confirm={texts.resetConfirm}
        cancel={texts.cancel}
        busy={form.isBusy}
        onConfirm={() => void restore()}
        onCancel={() => ask(false)}
      />
      <LeaveQuestion
        hasUnsaved={form.isUnsaved}
        isLoss={(from, to) =>
          form.isUnsaved && withoutLanguage(from.pathname) !== withoutLanguage(to.pathname)
        }
        {...texts.leave}
      />
    </div>
  );
}

interface MenuSaveBarProps {
  form: MenuFormState;
  onReset: () => void;
}

function MenuSaveBar({ form, onReset }: MenuSaveBarProps) {
  const { siteMenu: texts } = useAdminMessages();
  const quiet = { kind: "quiet", small: true } as const;
  return (
    <SaveBar
      status={[form.told, form.isUnsaved && texts.unsaved].filter(Boolean).join(" ")}
      alert={form.failure && <Alert>{texts.failed}</Alert>}
    >
      {!form.isDefault && (
        <Button {...quiet} onClick={onReset}>
          {texts.reset}
        </Button>
      )}
      {form.isUnsaved && (
        <Button {...quiet} onClick={form.undo}>
          {texts.undo}
        </Button>
      )}
      <Button
        busy={form.isBusy}
        aria-disabled={!form.isUnsaved}
        onClick={() => void (form.isUnsaved && form.save())}
      >
        {texts.save}
      </Button>
    </SaveBar>
  );
}
