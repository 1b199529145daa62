import { useFacts } from "#app/site/parts/facts-context.tsx";
import type { PlainDate } from "#content/plain-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { useTripNotes } from "#app/site/tools/plan-notes/notes-store.ts";
import { notesText } from "#app/site/tools/plan-notes/notes-text.ts";
import { notesNames, wholeTrip } from "#app/site/tools/plan-notes/trip-notes.ts";
import { FileLink, type FileLinkProps } from "./file-link.tsx";

type LinkProps = Pick<FileLinkProps, "onFail">;

/** The plan as a calendar. */
export function CalendarLink({ start, onFail }: LinkProps & { start: PlainDate }) {
  const facts = useFacts();
  const { words, plan } = usePlanner();
  const language = useLanguage();
  const { notes } = useTripNotes();

  async function write(url: string): Promise<string> {
    const { planCalendar } = await import("#content/calendars/plan-calendar.ts");
    const [first = "", ...others] = notesNames(plan.stops).map((of) => notesText(notes, of));
    // Those on the whole trip stand at its beginning.
    const begin = [notesText(notes, wholeTrip), first].filter(Boolean).join("\n");
    const lines = [begin, ...others];
    return planCalendar(facts, { plan, start, words, language, url, now: new Date(), notes: lines });
  }

  return (
    <FileLink ending="ics" type="text/calendar;charset=utf-8" write={write} onFail={onFail}>
      {words.keep.calendar}
    </FileLink>
  );
}

const mapFormats = {
  gpx: {
    type: "application/gpx+xml;charset=utf-8",
    load: async () => (await import("#content/maps/write-gpx.ts")).writeGpx,
  },
  kml: {
    type: "application/vnd.google-earth.kml+xml;charset=utf-8",
    load: async () => (await import("#content/maps/write-kml.ts")).writeKml,
  },
};

/** The plan's places for a map program. */
export function MapLink({ ending, onFail }: LinkProps & { ending: keyof typeof mapFormats }) {
  const facts = useFacts();
  const { words, plan, sightNames } = usePlanner();
  const language = useLanguage();
  const { type, load } = mapFormats[ending];

  async function write(url: string): Promise<string> {
    const [{ planMap }, writeMap] = await Promise.all([import("#content/maps/plan-map.ts"), load()]);
    return writeMap(planMap(facts, { plan, words, sightNames, language, url, now: new Date() }));
  }

  return (
    <FileLink ending={ending} type={type} write={write} onFail={onFail}>
      {words.keep[ending]}
    </FileLink>
  );
}
