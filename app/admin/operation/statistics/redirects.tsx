import { useQuery } from "@tanstack/react-query";
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import type { NewRedirect, Redirect } from "#api/admin/redirects.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { DeletionDialog } from "#app/admin/calls/deletion-dialog.tsx";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { useConfirmedDeletion, type ItemDeletion } from "#app/admin/calls/use-confirmed-deletion.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { readablePath } from "./readable-path.ts";
import { RedirectForm, type RedirectDraft } from "./redirect-form.tsx";
import list from "../../../ui/lists/item-list.module.css";
import board from "./statistics-board.module.css";
import styles from "./address-rows.module.css";

export interface RedirectsHandle {
  /** Opens the form with a path from which readers are to be led on. */
  begin: (path: string) => void;
}

interface RedirectsProps {
  ref: Ref<RedirectsHandle>;
  /** A missing page may lead somewhere now. */
  onChange: () => void;
}

const empty: RedirectDraft = { id: null, from: "", to: "" };

/** The redirects, and the form in which one is added or changed. */
export function Redirects({ ref, onChange }: RedirectsProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().statistics;
  const loaded = useQuery({ queryKey: ["redirects"], queryFn: () => api.listRedirects() });
  const { data, refetch } = loaded;
  // A form of its own for each draft: `number` tells them apart.
  const [{ draft, number }, setForm] = useState({ draft: empty, number: 0 });
  const [told, setTold] = useState("");
  const heading = useFocusAfterForm(number);
  const deletion = useConfirmedDeletion<Redirect>({
    remove: ({ id }) => api.removeRedirect(id),
    onDeleted({ id, from }) {
      setTold(texts.removed(readablePath(from)));
      if (draft.id === id) open(empty);
      void refetch();
    },
  });

  function open(next: RedirectDraft): void {
    setForm(({ number: last }) => ({ draft: next, number: last + 1 }));
  }

  useImperativeHandle(ref, () => ({ begin: (path) => open({ ...empty, from: path }) }));

  async function save(redirect: NewRedirect): Promise<void> {
    setTold("");
    const { id } = draft;
    const { from, to } = await (id === null ? api.addRedirect(redirect) : api.changeRedirect(id, redirect));
    setTold(texts.added(texts.leadsTo(readablePath(from), readablePath(to))));
    open(empty);
    void refetch();
    onChange();
  }

  return (
    <section className={list.section}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.redirects}
      </h2>
      <p className={board.note}>{texts.redirectsIntro}</p>
      <RedirectForm
        key={number}
        draft={draft}
        takesFocus={draft !== empty}
        save={save}
        onCancel={() => open(empty)}
      />
      <p role="status" className={list.status}>
        {told}
      </p>
      <QueryState query={loaded} texts={texts} />
      {data?.redirects.length === 0 && <p>{texts.noRedirects}</p>}
      {data && data.redirects.length > 0 && (
        <ul className={list.rows}>
          {data.redirects.map((redirect) => (
            <RedirectRow
              key={redirect.id}
              from={readablePath(redirect.from)}
              to={readablePath(redirect.to)}
              deletion={deletion.deletionOf(redirect)}
              onChange={(paths) => open({ id: redirect.id, ...paths })}
            />
          ))}
        </ul>
      )}
      <DeletionDialog
        deletion={deletion}
        texts={{ ...texts, delete: texts.remove }}
        describe={({ from, to }) => texts.leadsTo(readablePath(from), readablePath(to))}
      />
    </section>
  );
}

/** The form that was sent or left is gone, with the field that had the focus: the heading takes it over. */
function useFocusAfterForm(number: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (number > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [number]);
  return heading;
}

interface RedirectRowProps {
  /** A path as people read it; so is `to`. */
  from: string;
  to: string;
  deletion: ItemDeletion;
  onChange: (paths: { from: string; to: string }) => void;
}

function RedirectRow({ from, to, deletion, onChange }: RedirectRowProps) {
  const texts = useAdminMessages().statistics;
  return (
    <li className={styles.row}>
      <p className={styles.address}>{from}</p>
      <p className={styles.detail}>→ {to}</p>
      <p className={styles.buttons}>
        <Button kind="quiet" small aria-label={texts.changeOf(from)} onClick={() => onChange({ from, to })}>
          {texts.change}
        </Button>
        <Button
          kind="danger"
          small
          busy={deletion.isRunning}
          aria-label={texts.removeOf(from)}
          onClick={deletion.request}
        >
          {texts.remove}
        </Button>
      </p>
      {deletion.failure && <Alert>{texts.removeFailed}</Alert>}
    </li>
  );
}
