import type { FormState } from "#app/admin/post-form/store/form-state.ts";
import { fieldNames } from "#app/admin/post-form/store/post-fields.ts";
import { isWorthOffering, type Draft } from "./draft-store.ts";

export interface OfferedDraft extends Draft {
  /** Whether the newest of it was written on another device, or in another browser. */
  isFromServer: boolean;
}

/** The draft to offer, of this device and of the server: where both changed a field, the newer one's. */
export function chooseDraft(
  device: Draft | null | undefined,
  server: Draft | null | undefined,
  opened: FormState,
): OfferedDraft | null {
  const onDevice = device && isWorthOffering(device, opened) ? device : null;
  const onServer = server && isWorthOffering(server, opened) ? server : null;
  if (!onServer) return onDevice && { ...onDevice, isFromServer: false };
  if (!onDevice) return { ...onServer, isFromServer: true };
  const isFromServer = onServer.keptAt > onDevice.keptAt;
  const [older, newer] = isFromServer ? [onDevice, onServer] : [onServer, onDevice];
  return { ...newer, form: withOlder(newer.form, older.form), isFromServer };
}

/** Adds what only the older draft changed, with what it began with: a merge compares the two. */
function withOlder(newer: FormState, older: FormState): FormState {
  const fields = { ...newer.fields };
  const base = { ...newer.base };
  for (const name of fieldNames) {
    const isOnlyOlder = fields[name] === newer.base[name] && older.fields[name] !== older.base[name];
    if (!isOnlyOlder) continue;
    fields[name] = older.fields[name];
    base[name] = older.base[name];
  }
  const [updatedAt] = [newer.updatedAt, older.updatedAt].filter((moment) => moment !== undefined).toSorted();
  return { ...newer, updatedAt, base, fields, cover: newer.cover ?? older.cover };
}
