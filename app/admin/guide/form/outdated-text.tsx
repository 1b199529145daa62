import { useQuery } from "@tanstack/react-query";
import type { AdminDocument } from "#api/guide/admin-documents.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { textOfFacts } from "#app/admin/guide/compare/compare-documents.ts";
import { DifferenceLines } from "#app/admin/guide/compare/difference-lines.tsx";
import { differencesOf } from "#app/admin/guide/compare/differences.ts";
import type { DocumentForm } from "./use-document-form.ts";
import styles from "./guide-form.module.css";

interface OutdatedTextProps {
  page: DocumentPage;
  form: DocumentForm;
}

/** Shows what was changed in another language since this one was written, with a button that says that it tells the same. */
export function OutdatedText({ page, form }: OutdatedTextProps) {
  const texts = useAdminMessages().translationStates.outdated;
  const { outdated } = form.base;
  if (!outdated) return null;
  return (
    <section aria-label={texts.label} className={styles.notice}>
      <p>{texts.told(languageNames[outdated.source])}</p>
      <details open>
        <summary>{texts.changes}</summary>
        <SourceChanges page={page} outdated={outdated} form={form} />
      </details>
      <p>
        <Button kind="quiet" small busy={form.isSaving} onClick={() => void form.markUpToDate()}>
          {texts.upToDate}
        </Button>
      </p>
    </section>
  );
}

function SourceChanges({
  page,
  outdated: { source, since, until },
  form,
}: OutdatedTextProps & { outdated: NonNullable<AdminDocument["outdated"]> }) {
  const { api } = useAdmin();
  const { guide, translationStates } = useAdminMessages();
  const { data } = useQuery({
    queryKey: ["source change", page, source, since, until],
    async queryFn() {
      // Where the release's words stand again, nobody knows the difference by a revision.
      if (until === null) return null;
      const [before, after] = [since, until].map((version) =>
        api.readDocumentRevision(page, source, version),
      );
      return Promise.all([before, after]);
    },
    // Revisions stay as they were.
    staleTime: Infinity,
  });
  const [before, after] = data ?? [];
  if (data === undefined) return null;
  if (!before || !after) return <p>{translationStates.outdated.unknown}</p>;
  const labels = { ...guide.form, title: guide.form.pageTitle };
  return differencesOf(before, after, textOfFacts(form.base.printings), labels).map((difference) => (
    <div key={difference.key}>
      <DifferenceLines difference={difference} language={source} />
    </div>
  ));
}
