import { lineText } from "#content/documents/line.ts";
import { holidays } from "#content/facts/holidays/holidays.ts";
import type { FigureId, GuidePageText } from "#content/guide-page.ts";

/** The words of a figure that belong to this page alone; those that it shares with others are no answer to anything. */
export function wordsOfFigure(figure: FigureId, { trips, vehicles }: GuidePageText): string[] {
  if (figure === "vehicles" && vehicles)
    return Object.values(vehicles.items).map(({ name, sign }) => `${lineText(name)}: ${lineText(sign)}`);
  const days = Object.entries(trips?.days ?? {}).find(([id]) => id === figure)?.[1];
  return Object.values(days ?? {}).flatMap((day) => (day ? `${day.title}: ${lineText(day.text)}` : []));
}

/** The days of a list of public holidays or of festivals. */
export function holidaysOfFigure(
  figure: FigureId,
  { holidays: texts }: GuidePageText,
): { title: string; text: string }[] {
  const kind = { publicHolidays: "public", festivals: "festival" }[figure as string];
  return holidays
    .filter((holiday) => holiday.kind === kind)
    .flatMap(({ id }) => texts?.[id] ?? [])
    .map(({ name, description }) => ({ title: name, text: lineText(description) }));
}
