import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SiteStatus } from "#api/monitoring/site-status.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import list from "../../../ui/lists/item-list.module.css";
import { CheckList } from "./check-list.tsx";
import { MinuteChart } from "./minute-chart.tsx";
import { formatMeasure } from "./format-measure.ts";
import styles from "./site-status-board.module.css";

/**
 * How the site is: checks, figures, and how the last hours were.
 *
 * @param backupFailure why the last backup failed, where it did
 */
export function SiteStatusBoard({ backupFailure }: { backupFailure: ReactNode }) {
  const { api } = useAdmin();
  const texts = useAdminMessages().siteStatus;
  const client = useQueryClient();
  const {
    data: status,
    isError,
    isFetching,
    refetch,
  } = useQuery({ queryKey: ["siteStatus"], queryFn: () => api.readSiteStatus() });
  if (isError) {
    return (
      <RetryAlert retry={texts.retry} onRetry={() => void refetch()}>
        {texts.loadFailed}
      </RetryAlert>
    );
  }
  if (!status) return <Loading text={texts.loading} />;
  return (
    <div className={styles.board}>
      <section className={list.section}>
        <div className={list.top}>
          <h2>{texts.checksTitle}</h2>
          <Button kind="quiet" small busy={isFetching} onClick={() => void client.invalidateQueries()}>
            {texts.refresh}
          </Button>
        </div>
        <CheckList checks={status.checks} />
        {backupFailure}
      </section>
      <Charts status={status} />
      <Facts status={status} />
    </div>
  );
}

function Charts({ status: { minutes } }: { status: SiteStatus }) {
  const texts = useAdminMessages().siteStatus;
  const language = useLanguage();
  const failures = minutes.reduce((sum, minute) => sum + minute.failures, 0);
  const chart = (name: keyof typeof texts.charts, unit?: "millisecond" | "megabyte") => (
    <MinuteChart
      title={texts.charts[name]}
      minutes={minutes.map((minute) => ({ at: minute.at, value: minute[name] }))}
      format={(value) => formatMeasure(value, language, unit)}
    />
  );
  return (
    <section className={list.section}>
      <h2>{texts.chartsTitle}</h2>
      <div className={styles.charts}>
        {chart("requests")}
        {chart("latency", "millisecond")}
        {chart("memory", "megabyte")}
      </div>
      <p className={styles.note}>{texts.failures(formatMeasure(failures, language))}</p>
    </section>
  );
}

function Facts({ status: { version, startedAt, processes, counts } }: { status: SiteStatus }) {
  const texts = useAdminMessages().siteStatus;
  const language = useLanguage();
  const facts = [
    [texts.version, version],
    [texts.startedAt, formatMoment(startedAt, language)],
    [texts.processes, formatMeasure(processes, language)],
    ...(["posts", "pictures", "accounts", "messages"] as const).map((name) => [
      texts[name],
      formatMeasure(counts[name], language),
    ]),
  ];
  return (
    <section className={list.section}>
      <h2>{texts.factsTitle}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
