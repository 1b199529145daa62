import { useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { importPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { useWork } from "#app/admin/calls/use-work.ts";
import { WorkStatus } from "./work-status.tsx";
import styles from "./backups.module.css";

interface MakeBackupProps {
  /** Where each backup is copied to, if anywhere. */
  place: string | null;
  onMade: () => void;
}

export function MakeBackup({ place, onMade }: MakeBackupProps) {
  const { api } = useAdmin();
  const { backupFiles: texts } = useAdminMessages();
  const work = useWork();
  const [isMade, setMade] = useState(false);

  async function make(): Promise<void> {
    setMade(false);
    setMade(await work.run((onStep) => api.makeBackup(onStep)));
    onMade();
  }

  return (
    <Panel title={texts.now.title} intro={texts.now.intro(place)}>
      <div className={styles.act}>
        <Button busy={work.isBusy} onClick={() => void make()}>
          {texts.now.submit}
        </Button>
        <WorkStatus work={work} />
      </div>
      {isMade && <Alert kind="success">{texts.now.made}</Alert>}
    </Panel>
  );
}

/** The export is downloaded as soon as it is made. */
export function MakeExport() {
  const { api } = useAdmin();
  const { backupFiles: texts } = useAdminMessages();
  const language = useLanguage();
  const work = useWork();

  function make(): void {
    void work.run(async (onStep) => {
      const { name } = await api.makeExport(onStep);
      location.assign(adminPaths.backupFile({ name }));
    });
  }

  return (
    <Panel title={texts.export.title} intro={texts.export.intro}>
      <div className={styles.act}>
        <Button kind="quiet" busy={work.isBusy} onClick={make}>
          {texts.export.submit}
        </Button>
        <WorkStatus work={work} />
      </div>
      <p>
        <Link to={importPath(language)}>{texts.export.import}</Link>
      </p>
    </Panel>
  );
}
