import { addDays } from "#content/plain-date.ts";
import ical, { ICalAlarmType, ICalEventTransparency } from "ical-generator";

/** Days without a time; `to` is the last one. */
export interface AllDayEvent {
  /** Stays the same for as long as the event does: programs know it by this. */
  uid: string;
  /** `2027-06-24` */
  from: string;
  to: string;
  title: string;
  description?: string;
  location?: string;
  url?: string;
  /** When what it says was last looked up, or made. */
  saidAt: Date;
  /** Whether it takes the reader's time, as one's own journey does. */
  isBusy?: boolean;
  /** When the reader is reminded, counted back from the midnight with which the first day begins. */
  hoursBefore?: number;
}

export interface CalendarFile {
  name: string;
  description?: string;
  /** The product id of who makes it, as RFC 5545 wants it: `Irany Peru//Holidays//HU`. */
  productId: string;
  /** The file's own address, for a calendar that is asked for again. */
  source?: string;
  /** Days after which a program should ask again. */
  refreshDays?: number;
  events: AllDayEvent[];
}

/** The value of the `Content-Type` header. */
export const calendarType = "text/calendar; charset=utf-8";

/** An iCalendar file (RFC 5545, and 7986 for its name) of whole days; the same for the same events. */
export function writeCalendar({ events, productId, refreshDays, source, ...about }: CalendarFile): string {
  const calendar = ical({
    name: escapedText(about.name),
    ...(about.description !== undefined && { description: escapedText(about.description) }),
    prodId: `//${productId}`,
    ...(source !== undefined && { source }),
    ...(refreshDays !== undefined && { ttl: refreshDays * daySeconds }),
  });
  for (const { uid, from, to, title, saidAt, isBusy = false, hoursBefore, ...event } of events) {
    calendar.createEvent({
      ...event,
      id: uid,
      summary: title,
      start: from,
      // The end is the first day that is no longer of it.
      end: addDays(to, 1),
      allDay: true,
      stamp: saidAt,
      transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      ...(hoursBefore !== undefined && {
        alarms: [{ type: ICalAlarmType.display, trigger: hoursBefore * hourSeconds, description: title }],
      }),
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** Escapes a text by RFC 5545: the library does so for events, but not for the calendar's own properties. */
function escapedText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
}

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
