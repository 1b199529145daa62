import type { AdminHome } from "#api/settings/home-sections.ts";
import { FormSaveBar } from "#app/admin/calls/stored-form/form-save-bar.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { CardList } from "./card-list.tsx";
import { SectionList } from "./section-list.tsx";
import { useHomeForm } from "./use-home-form.ts";
import styles from "./home.module.css";

/** The sections of the home page, its cards, and one bar that says where they stand. */
export function HomeForm({ opened }: { opened: AdminHome }) {
  const { homeSections: texts } = useAdminMessages();
  const form = useHomeForm(opened);
  return (
    <div className={styles.form}>
      <Panel title={texts.sections} intro={texts.sectionsIntro}>
        <SectionList form={form} />
      </Panel>
      <Panel title={texts.cards} intro={texts.cardsIntro}>
        <CardList form={form} />
      </Panel>
      <FormSaveBar form={form} texts={texts} reset={!form.stored.isDefault && texts} />
    </div>
  );
}
