import { readStored } from "#app/site/tools/device-storage.ts";
import { readStayFields, type StayFields } from "#content/stays/stay-fields.ts";

/** Key in the local storage; the privacy page names it. */
export const stayKey = "stayTrips";

/** Whatever the device keeps is the query of the address; null of nothing, and of anything else. */
export function readKeptStay(): StayFields | null {
  const kept = readStored(stayKey);
  return typeof kept === "string" ? readStayFields(new URLSearchParams(kept)) : null;
}
