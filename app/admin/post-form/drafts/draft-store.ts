import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { isUnsaved, type FormState } from "#app/admin/post-form/store/form-state.ts";
import { differingFields, emptyFields, type PostFields } from "#app/admin/post-form/store/post-fields.ts";

export interface DraftKey {
  /** The author of the draft: on a shared device nobody is offered another person's draft. */
  username: string;
  /** The post's id, or `new`. */
  post: string;
}

export interface Draft extends DraftKey {
  /** Includes the version it was started from, so that a conflict is still noticed after resuming. */
  form: FormState;
  /** Milliseconds. */
  keptAt: number;
}

interface DraftDatabase extends DBSchema {
  drafts: { key: [username: string, post: string]; value: Draft };
}

/** Each call throws when the browser forbids storage or has no room. */
export interface DraftStore {
  read: (key: DraftKey) => Promise<Draft | undefined>;
  keep: (draft: Draft) => Promise<void>;
  remove: (key: DraftKey) => Promise<void>;
}

/**
 * Opens the database at the first call, so that a browser that forbids it throws there. The name is from when the admin
 * area was called the desk: under another one, browsers would not find the drafts they keep.
 */
export function openDraftStore(name = "irany-peru-desk"): DraftStore {
  let opened: Promise<IDBPDatabase<DraftDatabase>> | undefined;

  function database(): Promise<IDBPDatabase<DraftDatabase>> {
    opened ??= openDB<DraftDatabase>(name, 1, {
      upgrade(db) {
        db.createObjectStore("drafts", { keyPath: ["username", "post"] });
      },
      // The browser has closed the connection: the next call opens a new one.
      terminated() {
        opened = undefined;
      },
    });
    return opened;
  }

  return {
    async read({ username, post }) {
      const draft = await (await database()).get("drafts", [username, post]);
      return draft && withNewerFields(draft);
    },
    async keep(draft) {
      const transaction = (await database()).transaction("drafts", "readwrite");
      const put = transaction.store.put(draft);
      // Explicitly, because a closing page is gone before the transaction would commit by itself.
      transaction.commit();
      await Promise.all([put, transaction.done]);
    },
    async remove({ username, post }) {
      await (await database()).delete("drafts", [username, post]);
    },
  };
}

/** An earlier release may have kept the draft, before the form had all of its fields. */
function withNewerFields(draft: Draft): Draft {
  const complete = (fields: PostFields): PostFields => ({ ...emptyFields(), ...fields });
  const { base, fields } = draft.form;
  return { ...draft, form: { ...draft.form, base: complete(base), fields: complete(fields) } };
}

/** Whether a draft holds anything that the freshly opened form does not show. */
export function isWorthOffering({ form }: Draft, opened: FormState): boolean {
  if (!isUnsaved(form)) return false;
  return form.cover !== null || differingFields(form.fields, opened.fields).length > 0;
}
