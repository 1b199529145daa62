import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { AdminFact, FactHistory as History } from "#api/facts/facts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { valueText } from "./value-text.ts";
import styles from "./fact-form.module.css";

interface FactHistoryProps {
  fact: AdminFact;
}

type Entry = History["entries"][number];

/** Lists who changed a fact and how, the newest first. */
export function FactHistory({ fact }: FactHistoryProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().facts;
  const language = useLanguage();
  const { data, isError } = useQuery({
    // By the fact itself: it is another one when it was changed while its history is open.
    queryKey: ["factHistory", fact],
    queryFn: () => api.readFactHistory(fact.id),
    placeholderData: keepPreviousData,
  });
  const entries = data?.entries;
  const { history } = texts;
  const said = ({ action, at, record }: Entry): string => {
    const words = history.actions[action];
    return typeof words === "string" ? words : words(formatDate(record?.startsOn ?? at, language));
  };
  return (
    <section className={styles.history}>
      <h3>{history.title}</h3>
      {isError && <Alert>{texts.failed}</Alert>}
      {!entries && !isError && <p>{history.loading}</p>}
      {entries?.length === 0 && <p>{history.none}</p>}
      <ul>
        {entries?.map((entry) => {
          const { id: key, at, by, record } = entry;
          return (
            <li key={key}>
              <time dateTime={at}>{formatMoment(at, language)}</time> {history.line(by, said(entry))}
              {record && `: ${valueText(fact, record.value, texts.keys, language)} (${record.source.name})`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
