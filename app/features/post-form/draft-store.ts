import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Draft, DraftKey } from "./draft.ts";

interface DraftDatabase extends DBSchema {
  drafts: { key: [username: string, post: string]; value: Draft };
}

/** The drafts on this device. Each call throws when the browser lets nothing be kept, or has no room. */
export interface DraftStore {
  read: (key: DraftKey) => Promise<Draft | undefined>;
  keep: (draft: Draft) => Promise<void>;
  remove: (key: DraftKey) => Promise<void>;
}

/** Opens the drafts at the first call, so that a browser that forbids it says so there. */
export function openDraftStore(name = "irany-peru-desk"): DraftStore {
  let opened: Promise<IDBPDatabase<DraftDatabase>> | undefined;

  function database(): Promise<IDBPDatabase<DraftDatabase>> {
    opened ??= openDB<DraftDatabase>(name, 1, {
      upgrade(db) {
        db.createObjectStore("drafts", { keyPath: ["username", "post"] });
      },
      // The browser has thrown the connection away: the next call opens another.
      terminated() {
        opened = undefined;
      },
    });
    return opened;
  }

  return {
    read: async ({ username, post }) => (await database()).get("drafts", [username, post]),
    async keep(draft) {
      const transaction = (await database()).transaction("drafts", "readwrite");
      const put = transaction.store.put(draft);
      // At once: a page that is being closed does not live to see the transaction end by itself.
      transaction.commit();
      await Promise.all([put, transaction.done]);
    },
    async remove({ username, post }) {
      await (await database()).delete("drafts", [username, post]);
    },
  };
}
