import { readStored } from "#app/site/tools/device-storage.ts";
import { readStayFields, type StayFields } from "#content/tools/stays/stay-fields.ts";

/** Key in the local storage; the privacy page names it. */
export const stayKey = "stayTrips";

/** The stay that was stored on the device, as the query of its address; null if there is none, or it cannot be read. */
export function readStoredStay(): StayFields | null {
  const kept = readStored(stayKey);
  return typeof kept === "string" ? readStayFields(new URLSearchParams(kept)) : null;
}
