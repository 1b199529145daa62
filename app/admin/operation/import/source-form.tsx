import { useId, useState } from "react";
import type { ImportRequest } from "#api/import/import-request.ts";
import type { OnStep, WorkStep } from "#api/work.ts";
import { typedIn, useForm, type FormErrors } from "#app/admin/calls/use-form.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { FileInput } from "#app/ui/forms/file-input.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { ImportTexts } from "#i18n/admin/import/hu.ts";
import { languageNames, languages } from "#i18n/languages.ts";
import { ImportStatus } from "./import-status.tsx";
import field from "../../../ui/forms/field.module.css";
import styles from "./import.module.css";

/** The part of a request that the form asks for, and the file itself. */
export interface Chosen extends Pick<ImportRequest, "language" | "site"> {
  source: File;
}

interface SourceFormProps {
  /** Looks what would come; throws what the calls throw. */
  look: (chosen: Chosen, onStep: OnStep) => Promise<void>;
}

/** Where the posts are to come from. */
export function SourceForm({ look }: SourceFormProps) {
  const { form: texts } = useAdminMessages().postsImport;
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<WorkStep | null>(null);
  const fileId = useId();
  const { submit, errors, isBusy, failure } = useForm({
    read: (fields) => ({
      site: typedIn(fields, "site").trim(),
      language: languages.find((one) => one === typedIn(fields, "language")),
    }),
    check: ({ site }) => wrongIn({ file, site }, texts),
    async send({ site, language }) {
      setStep(null);
      if (file) await look({ source: file, language, ...(site !== "" && { site }) }, setStep);
    },
  });
  return (
    <Panel title={texts.title}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.file}>
          <label htmlFor={fileId}>{texts.file}</label>
          <FileInput
            id={fileId}
            choose={texts.choose}
            chosen={file?.name ?? texts.notChosen}
            accept=".xml,.json,.zip"
            kind="quiet"
            disabled={isBusy}
            aria-describedby={`${fileId}-error ${fileId}-hint`}
            aria-invalid={errors["file"] ? true : undefined}
            onFiles={([chosen]) => setFile(chosen ?? null)}
          />
          {errors["file"] && (
            <p id={`${fileId}-error`} className={field.error}>
              {errors["file"]}
            </p>
          )}
          <p id={`${fileId}-hint`} className={styles.hint}>
            {texts.fileHint}
          </p>
        </div>
        <details>
          <summary>{texts.more}</summary>
          <div className={styles.form}>
            <Choice
              label={texts.language}
              hint={texts.languageHint}
              name="language"
              options={["", ...languages] as const}
              nameOf={(one) => (one === "" ? texts.asExported : languageNames[one])}
              langOf={(one) => one || undefined}
            />
            <Field label={texts.site} hint={texts.siteHint} error={errors["site"]}>
              {(control) => <input {...control} name="site" type="url" autoComplete="off" />}
            </Field>
          </div>
        </details>
        <div className={styles.act}>
          <Button type="submit" busy={isBusy}>
            {texts.submit}
          </Button>
          <ImportStatus isBusy={isBusy} step={step} failure={failure} />
        </div>
      </form>
    </Panel>
  );
}

function wrongIn(
  { file, site }: { file: File | null; site: string },
  texts: ImportTexts["form"],
): FormErrors {
  const isWrong = site !== "" && !/^https?:/.test(URL.parse(site)?.protocol ?? "");
  return { ...(!file && { file: texts.nothing }), ...(isWrong && { site: texts.notAddress }) };
}
