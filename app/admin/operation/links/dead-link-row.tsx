import { Link } from "react-router";
import type { DeadLink, LinkUse, Replaced } from "#api/admin/dead-links.ts";
import { ApiError } from "#api/errors/errors.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { editGuidePath, editPath, factsPath } from "#i18n/addresses.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { languageNames, languages, type Language } from "#i18n/languages.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import list from "../../../ui/lists/item-list.module.css";
import styles from "./dead-links.module.css";

interface DeadLinkRowProps {
  link: DeadLink;
  onReplaced: (replaced: Replaced) => void;
}

/** An address that leads nowhere; opened, it shows where it is used, and the form for another one. */
export function DeadLinkRow({ link, onReplaced }: DeadLinkRowProps) {
  const texts = useAdminMessages().deadLinks;
  const language = useLanguage();
  const { address, fault, since, uses } = link;
  return (
    <li>
      <details>
        <summary className={styles.summary}>
          <span className={styles.address}>{address}</span>{" "}
          <span className={styles.fault}>
            {texts.faults[fault]}, {texts.since(formatDate(since, language))}
          </span>
        </summary>
        <div className={styles.opened}>
          <p>{texts.usedIn}</p>
          <ul className={styles.uses}>
            {uses.map((use) => (
              <Use key={`${use.kind} ${use.id}`} use={use} />
            ))}
          </ul>
          <ReplaceForm address={address} onReplaced={onReplaced} />
        </div>
      </details>
    </li>
  );
}

/** Where each kind of use is edited; the release's own sites are edited nowhere. */
const editors: Record<LinkUse["kind"], ((id: string, language: Language) => string) | null> = {
  post: editPath,
  page: editGuidePath,
  fact: (_id, language) => factsPath(language),
  site: null,
};

function Use({ use: { kind, id, titles } }: { use: LinkUse }) {
  const texts = useAdminMessages().deadLinks;
  const language = useLanguage();
  const written = languages.filter((one) => titles[one] !== undefined);
  const title = titles[language] ?? titles[written[0] ?? language];
  const editor = editors[kind];
  return (
    <li>
      {texts.kinds[kind]}: {editor ? <Link to={editor(id, language)}>{title}</Link> : title}
      {(kind === "post" || kind === "page") &&
        written.map((one) => (
          <span key={one} className={list.language} title={languageNames[one]}>
            {one}
          </span>
        ))}
    </li>
  );
}

/** The typed address stays when it is refused. */
function ReplaceForm({ address, onReplaced }: Omit<DeadLinkRowProps, "link"> & { address: string }) {
  const { api } = useAdmin();
  const texts = useAdminMessages().deadLinks;
  const { isBusy, failure, errors, hasErrors, submit } = useForm({
    read: (fields) => ({ from: address, to: typedIn(fields, "to") }),
    send: async (replacement) => onReplaced(await api.replaceAddress(replacement)),
    refusedFields: (error) =>
      error instanceof ApiError && "to" in error.fieldErrors ? { to: texts.wrongAddress } : null,
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={texts.to} hint={texts.toHint} error={errors["to"]}>
        {(control) => <input {...control} name="to" type="url" autoComplete="off" spellCheck={false} />}
      </Field>
      {failure && !hasErrors && <Alert>{texts.failed}</Alert>}
      <Button type="submit" busy={isBusy} aria-label={texts.replaceOf(address)}>
        {texts.replace}
      </Button>
    </form>
  );
}
