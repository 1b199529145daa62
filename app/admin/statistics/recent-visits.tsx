import { useCallback } from "react";
import { Link } from "react-router";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Loading } from "#app/ui/loading.tsx";
import { RetryAlert } from "#app/ui/retry-alert.tsx";
import { statisticsPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { useLoaded } from "#app/admin/calls/use-loaded.ts";
import { VisitChart } from "./visit-chart.tsx";
import styles from "./statistics-board.module.css";

/** For the dashboard: the last thirty days as a small chart, with the way to all numbers. */
export function RecentVisits() {
  const { api } = useAdmin();
  const texts = useAdminMessages().statistics;
  const language = useLanguage();
  const load = useCallback(() => api.readVisitDays(30), [api]);
  const { value, hasFailed, reload } = useLoaded(load);
  return (
    <section className={styles.section} aria-label={texts.title}>
      {hasFailed && (
        <RetryAlert retry={texts.retry} onRetry={reload}>
          {texts.loadFailed}
        </RetryAlert>
      )}
      {!value && !hasFailed && <Loading text={texts.loading} />}
      {value && <VisitChart title={texts.recent} days={value.days} small />}
      <p>
        <Link to={statisticsPath(language)}>{texts.toStatistics}</Link>
      </p>
    </section>
  );
}
