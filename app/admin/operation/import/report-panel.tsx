import { countOutcomes, noteText, type ImportReport } from "#api/import/import-report.ts";
import type { OnStep } from "#api/work.ts";
import { useWork } from "#app/admin/calls/use-work.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { ImportStatus } from "./import-status.tsx";
import { PostLines } from "./post-lines.tsx";
import { reportText, summaryOf } from "./report-text.ts";
import styles from "./import.module.css";

interface ReportPanelProps {
  report: ImportReport;
  /** Whether it was imported; else it is what would come. */
  isDone: boolean;
  onImport: (onStep: OnStep) => Promise<void>;
}

/** Tells how much was found or brought and what is left out, with the button that brings it. */
export function ReportPanel({ report, isDone, onImport }: ReportPanelProps) {
  const { postsImport } = useAdminMessages();
  const { report: texts } = postsImport;
  const language = useLanguage();
  const heading = useOutcomeFocus<HTMLHeadingElement>(report);
  const work = useWork();
  const { posts, total, notes, origin, drawings, redirects } = report;
  const isStopped = posts.length < total;
  const counts = new Map(countOutcomes(posts));
  const isAnything = counts.has("new") || counts.has("changed") || drawings + redirects > 0 || isStopped;
  return (
    <Panel
      title={isDone ? texts.done : texts.found}
      heading={heading}
      intro={`${postsImport.origins[origin]} · ${texts.posts(total)}`}
    >
      {isStopped && <Alert kind="note">{texts.stopped(posts.length, total)}</Alert>}
      {isDone && !isStopped && <Alert kind="success">{texts.finished}</Alert>}
      {!isDone && !isAnything && <Alert kind="note">{texts.nothingNew}</Alert>}
      <dl className={styles.summary}>
        {summaryOf(report, { texts: postsImport, language }).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <div>
          <h3 className={styles.heading}>{texts.leftOut}</h3>
          <ul className={styles.notes}>
            {notes
              .map((note) => noteText(note, postsImport))
              .map((text) => (
                <li key={text}>{text}</li>
              ))}
          </ul>
        </div>
      )}
      <PostLines posts={posts} isDone={isDone} />
      <div className={styles.act}>
        {isAnything && (!isDone || isStopped) && (
          <Button busy={work.isBusy} onClick={() => void work.run(onImport)}>
            {texts.submit}
          </Button>
        )}
        {posts.length > 0 && (
          <Button
            kind="quiet"
            onClick={() => save(texts.fileName, reportText(report, { texts: postsImport, language }))}
          >
            {texts.download}
          </Button>
        )}
        <ImportStatus isBusy={work.isBusy} step={work.step} failure={work.failure} />
      </div>
    </Panel>
  );
}

/** Lets the browser save a text as a file. */
function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
