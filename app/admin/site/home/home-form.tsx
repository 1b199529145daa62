import { Link } from "react-router";
import type { AdminHome } from "#api/settings/home-sections.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { FormSaveBar } from "#app/admin/calls/stored-form/form-save-bar.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { settingsPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { CardList } from "./card-list.tsx";
import { SectionList } from "./section-list.tsx";
import { useHomeForm } from "./use-home-form.ts";
import styles from "./home.module.css";

/** The sections of the home page, its cards, and one bar that says where they stand. */
export function HomeForm({ opened }: { opened: AdminHome }) {
  const { homeSections: texts } = useAdminMessages();
  const { may } = useAdmin();
  const language = useLanguage();
  const form = useHomeForm(opened);
  return (
    <div className={styles.form}>
      <Panel title={texts.sections} intro={texts.sectionsIntro}>
        <SectionList form={form} />
        {may.includes("settings.manage") && (
          <p>
            <Link to={`${settingsPath(language)}#_words`}>{texts.toWords}</Link>
          </p>
        )}
      </Panel>
      <Panel title={texts.cards} intro={texts.cardsIntro}>
        <CardList form={form} />
      </Panel>
      <FormSaveBar form={form} texts={texts} reset={!form.stored.isDefault && texts} />
    </div>
  );
}
