import { useCallback, useEffect, useState } from "react";
import type { AdminClient } from "#api/admin/admin-client.ts";
import type { OwnSession } from "#api/accounts/own-account.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { Panel } from "#app/admin/accounts/panel.tsx";
import { useCall } from "#app/ui/calls/use-call.ts";
import { Button } from "#app/ui/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatMoment } from "#i18n/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import list from "../account-rows.module.css";
import styles from "./own-account.module.css";

interface OwnSessionsProps {
  api: Pick<AdminClient, "listOwnSessions" | "endOwnSession" | "endOtherSessions">;
  handleSessionLoss: (error: unknown) => boolean;
}

/** Lists the account's sessions. */
export function OwnSessions({ api, handleSessionLoss }: OwnSessionsProps) {
  const { sessions: texts } = useAdminMessages().accounts;
  const language = useLanguage();
  const [sessions, setSessions] = useState<OwnSession[]>([]);
  const { isBusy, failure, run } = useCall(handleSessionLoss);

  const load = useCallback(async () => setSessions(await api.listOwnSessions()), [api]);
  useEffect(() => {
    void run(load);
    // Once: `run` is another one at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [load]);

  const end = (call: () => Promise<unknown>) => run(() => call().then(load));
  return (
    <Panel title={texts.title} intro={texts.intro}>
      <CallAlert failure={failure} />
      <ul className={list.rows}>
        {sessions.map(({ id, device, createdAt, lastSeenAt, isThis }) => (
          <li key={id} className={list.row}>
            <div className={list.who}>
              <p className={list.name}>
                {device || texts.unknownDevice}{" "}
                {isThis && <span className={styles.chip}>{texts.isThis}</span>}
              </p>
              <p className={list.detail}>{texts.lastSeen(formatMoment(lastSeenAt, language))}</p>
              <p className={list.detail}>{texts.since(formatMoment(createdAt, language))}</p>
            </div>
            {!isThis && (
              <Button
                small
                kind="danger"
                disabled={isBusy}
                aria-label={texts.endNamed(device || texts.unknownDevice)}
                onClick={() => void end(() => api.endOwnSession(id))}
              >
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <Button kind="quiet" busy={isBusy} onClick={() => void end(api.endOtherSessions)}>
            {texts.endOthers}
          </Button>
        </p>
      )}
    </Panel>
  );
}
