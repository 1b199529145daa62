import { useCallback, useRef, useState } from "react";
import type { DeskClient } from "#api/desk/desk-client.ts";
import { deskPaths } from "#api/desk/desk-paths.ts";
import { periods, type Period } from "#api/desk/number-periods.ts";
import type { Numbers } from "#api/desk/numbers.ts";
import { Field } from "#app/ui/field.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { RetryAlert } from "#app/ui/retry-alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { CountTable } from "./count-table.tsx";
import { MissedSearches } from "./missed-searches.tsx";
import { MissingPages } from "./missing-pages.tsx";
import { readablePath } from "./readable-path.ts";
import { Redirects, type RedirectsHandle } from "./redirects.tsx";
import { useLoaded } from "#app/ui/calls/use-loaded.ts";
import { VisitChart } from "./visit-chart.tsx";
import list from "../../ui/item-list.module.css";
import styles from "./numbers-board.module.css";

interface NumbersBoardProps {
  /** Must be stable between renders, as must `handleSessionLoss`. */
  api: Pick<
    DeskClient,
    "readNumbers" | "listRedirects" | "addRedirect" | "changeRedirect" | "removeRedirect"
  >;
  /** Called with each failed call; returns true when the session was lost. */
  handleSessionLoss: (error: unknown) => boolean;
}

/** What readers opened, where they came from, what they did not find, and where that leads now. */
export function NumbersBoard({ api, handleSessionLoss }: NumbersBoardProps) {
  const texts = useAdminMessages().numbers;
  const [period, setPeriod] = useState<Period>(30);
  const load = useCallback(() => api.readNumbers(period), [api, period]);
  const { value, hasFailed, reload } = useLoaded(load, handleSessionLoss);
  const redirects = useRef<RedirectsHandle>(null);
  return (
    <div className={styles.board}>
      <div className={list.tools}>
        <Field label={texts.period}>
          {(control) => (
            <select
              {...control}
              value={period}
              onChange={({ target }) =>
                setPeriod(periods.find((one) => String(one) === target.value) ?? period)
              }
            >
              {periods.map((one) => (
                <option key={one} value={one}>
                  {texts.lastDays(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <a className={list.download} download href={`${deskPaths.numbersCsv}?days=${period}`}>
          {texts.download}
        </a>
      </div>
      {hasFailed && (
        <RetryAlert retry={texts.retry} onRetry={reload}>
          {texts.loadFailed}
        </RetryAlert>
      )}
      {!value && !hasFailed && <Loading text={texts.loading} />}
      {value && (
        <>
          <section className={styles.section}>
            <VisitChart title={texts.days} days={value.days} />
          </section>
          <Lists numbers={value} />
          <section className={list.section}>
            <h2>{texts.missing}</h2>
            <p className={styles.note}>{texts.missingIntro}</p>
            <MissingPages pages={value.missing} onRedirect={(path) => redirects.current?.begin(path)} />
          </section>
          <section className={list.section}>
            <h2>{texts.missedSearches}</h2>
            <p className={styles.note}>{texts.missedSearchesIntro}</p>
            <MissedSearches searches={value.missedSearches} />
            <p>
              <a className={list.download} download href={`${deskPaths.missedSearchesCsv}?days=${period}`}>
                {texts.downloadSearches}
              </a>
            </p>
          </section>
        </>
      )}
      <Redirects ref={redirects} api={api} handleSessionLoss={handleSessionLoss} onChange={reload} />
    </div>
  );
}

function Lists({ numbers: { pages, referrers } }: { numbers: Numbers }) {
  const texts = useAdminMessages().numbers;
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
