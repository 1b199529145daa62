import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { periods, type Period } from "#api/admin/statistics-periods.ts";
import type { Statistics } from "#api/admin/statistics.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { CountTable } from "./count-table.tsx";
import { MissedSearches } from "./missed-searches.tsx";
import { MissingPages } from "./missing-pages.tsx";
import { readablePath } from "./readable-path.ts";
import { Redirects, type RedirectsHandle } from "./redirects.tsx";
import { VisitChart } from "./visit-chart.tsx";
import list from "../../../ui/lists/item-list.module.css";
import styles from "./statistics-board.module.css";

/** Shows which pages readers opened, where they came from, which addresses were not found, and the redirects from those. */
export function StatisticsBoard() {
  const { api } = useAdmin();
  const texts = useAdminMessages().statistics;
  const [period, setPeriod] = useState<Period>(30);
  const loaded = useQuery({
    queryKey: ["statistics", period],
    queryFn: () => api.readStatistics(period),
    placeholderData: keepPreviousData,
  });
  const { data, refetch } = loaded;
  const redirects = useRef<RedirectsHandle>(null);
  return (
    <div className={styles.board}>
      <div className={list.tools}>
        <Choice
          label={texts.period}
          value={period}
          options={periods}
          nameOf={texts.lastDays}
          onChoose={setPeriod}
        />
        <a className={list.download} download href={`${adminPaths.statisticsCsv}?days=${period}`}>
          {texts.download}
        </a>
      </div>
      <QueryState query={loaded} texts={texts} />
      {data && (
        <>
          <section className={styles.section}>
            <VisitChart title={texts.days} days={data.days} />
          </section>
          <Lists statistics={data} />
          <section className={list.section}>
            <h2>{texts.missing}</h2>
            <p className={styles.note}>{texts.missingIntro}</p>
            <MissingPages pages={data.missing} onRedirect={(path) => redirects.current?.begin(path)} />
          </section>
          <MissedSearches searches={data.missedSearches} period={period} />
        </>
      )}
      <Redirects ref={redirects} onChange={() => void refetch()} />
    </div>
  );
}

function Lists({ statistics: { pages, referrers } }: { statistics: Statistics }) {
  const texts = useAdminMessages().statistics;
  return (
    <div className={styles.lists}>
      <section className={list.section}>
        <h2>{texts.pages}</h2>
        {pages.length === 0 ? (
          <p>{texts.noPages}</p>
        ) : (
          <CountTable
            caption={texts.pages}
            name={texts.page}
            rows={pages.map(({ path, views }) => ({
              key: path,
              name: <a href={path}>{readablePath(path)}</a>,
              views,
            }))}
          />
        )}
      </section>
      <section className={list.section}>
        <h2>{texts.referrers}</h2>
        {referrers.length === 0 ? (
          <p>{texts.noReferrers}</p>
        ) : (
          <CountTable
            caption={texts.referrers}
            name={texts.referrer}
            rows={referrers.map(({ host, views }) => ({
              key: host,
              name: host === "" ? texts.otherReferrers : host,
              views,
            }))}
          />
        )}
      </section>
    </div>
  );
}
