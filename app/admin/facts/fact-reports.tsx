import type { AdminFact, FactReport } from "#api/facts/facts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { CallFailure } from "./call-failure.tsx";
import { useCall } from "#app/admin/calls/use-call.ts";
import { useFactChanges } from "./use-facts.ts";
import list from "../../ui/lists/item-list.module.css";
import styles from "./fact-row.module.css";

interface FactReportsProps {
  reports: FactReport[];
  facts: AdminFact[];
  /** Called when one is settled, or opened again. */
  onSettled: () => void;
  /** Shows a fact in the list. */
  onShow: (id: string) => void;
}

/** Lists readers' reports that a fact is no longer true: the open ones before the settled ones. */
export function FactReports({ reports, facts, onSettled, onShow }: FactReportsProps) {
  const { api } = useAdmin();
  const { reports: texts } = useAdminMessages().facts;
  const language = useLanguage();
  const { isBusy, failure, run } = useCall();
  const { replaceReport } = useFactChanges();
  const open = reports.filter(({ settledAt }) => settledAt === null).length;
  return (
    <section className={list.section} aria-labelledby="_fact-reports">
      <h2 id="_fact-reports">{texts.title}</h2>
      <p className={list.status}>{reports.length === 0 ? texts.none : texts.open(open)}</p>
      <CallFailure failure={failure} />
      <ul className={list.rows}>
        {reports.map((report) => (
          <ReportRow
            key={report.id}
            report={report}
            name={facts.find(({ id }) => id === report.factId)?.names[language] ?? report.factId}
            isBusy={isBusy}
            onShow={() => onShow(report.factId)}
            onSettle={(isSettled) =>
              void run(async () => {
                replaceReport(await api.settleFactReport(report.id, isSettled));
                onSettled();
              })
            }
          />
        ))}
      </ul>
    </section>
  );
}

interface ReportRowProps {
  report: FactReport;
  /** The name of the fact. */
  name: string;
  isBusy: boolean;
  onShow: () => void;
  onSettle: (isSettled: boolean) => void;
}

function ReportRow({ report, name, isBusy, onShow, onSettle }: ReportRowProps) {
  const { reports: texts } = useAdminMessages().facts;
  const language = useLanguage();
  const { settledAt, settledBy, receivedAt, email, message } = report;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.what}>
          <p className={styles.name}>
            {texts.about}: {name}
          </p>
          <p className={styles.message} lang={report.language}>
            {message}
          </p>
          <p className={styles.detail}>
            <time dateTime={receivedAt}>{formatMoment(receivedAt, language)}</time>
            {email && (
              <>
                {" · "}
                <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
          </p>
          {settledAt !== null && (
            <p className={styles.detail}>
              {texts.settled(settledBy ?? "", formatMoment(settledAt, language))}
            </p>
          )}
        </div>
        <div className={styles.buttons}>
          <Button small kind="quiet" onClick={onShow}>
            {texts.show}
          </Button>
          <Button small kind="quiet" busy={isBusy} onClick={() => onSettle(settledAt === null)}>
            {settledAt === null ? texts.settle : texts.reopen}
          </Button>
        </div>
      </div>
    </li>
  );
}
