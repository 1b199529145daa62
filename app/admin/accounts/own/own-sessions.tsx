import { useQuery } from "@tanstack/react-query";
import type { OwnSession } from "#api/accounts/own-account.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Chip } from "#app/ui/lists/chip.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { ownSessionsKey } from "./use-account-changed.ts";
import list from "../../../ui/lists/line-rows.module.css";

/** Lists the account's sessions. */
export function OwnSessions() {
  const { api } = useAdmin();
  const { sessions: texts } = useAdminMessages().accounts;
  const {
    data: sessions = [],
    error,
    isFetching,
    refetch,
  } = useQuery({ queryKey: ownSessionsKey, queryFn: () => api.listOwnSessions() });
  const { isBusy, failure, run } = useCall();
  const isWaiting = isBusy || isFetching;

  async function end(call: () => Promise<unknown>): Promise<void> {
    if (await run(call)) void refetch();
  }

  return (
    <Panel title={texts.title} intro={texts.intro}>
      <CallAlert failure={failure ?? (error && { error })} />
      <ul className={list.rows}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isWaiting={isWaiting}
            onEnd={() => void end(() => api.endOwnSession(session.id))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <Button kind="quiet" busy={isWaiting} onClick={() => void end(api.endOtherSessions)}>
            {texts.endOthers}
          </Button>
        </p>
      )}
    </Panel>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isWaiting: boolean;
  onEnd: () => void;
}

function SessionRow({
  session: { device, createdAt, lastSeenAt, isThis },
  isWaiting,
  onEnd,
}: SessionRowProps) {
  const { sessions: texts } = useAdminMessages().accounts;
  const language = useLanguage();
  const name = device || texts.unknownDevice;
  return (
    <li className={list.row}>
      <div className={list.who}>
        <p className={list.name}>
          {name} {isThis && <Chip isMarked>{texts.isThis}</Chip>}
        </p>
        <p className={list.detail}>{texts.lastSeen(formatMoment(lastSeenAt, language))}</p>
        <p className={list.detail}>{texts.since(formatMoment(createdAt, language))}</p>
      </div>
      {!isThis && (
        <Button small kind="danger" disabled={isWaiting} aria-label={texts.endNamed(name)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
