import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { statisticsPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { VisitChart } from "./visit-chart.tsx";
import styles from "./statistics-board.module.css";

/** For the dashboard: the last thirty days as a small chart, with the way to all numbers. */
export function RecentVisits() {
  const { api } = useAdmin();
  const texts = useAdminMessages().statistics;
  const language = useLanguage();
  const loaded = useQuery({
    queryKey: ["recentVisits"],
    queryFn: () => api.readVisitDays(30),
  });
  return (
    <section className={styles.section} aria-label={texts.title}>
      <QueryState query={loaded} texts={texts} />
      {loaded.data && <VisitChart title={texts.recent} days={loaded.data.days} small />}
      <p>
        <Link to={statisticsPath(language)}>{texts.toStatistics}</Link>
      </p>
    </section>
  );
}
