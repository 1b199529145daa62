import { useSearchParams } from "react-router";
import { CalendarLinks } from "#app/site/guide/holidays/calendar-links.tsx";
import { HolidayList } from "#app/site/guide/holidays/holiday-list.tsx";
import { StaySearch } from "#app/site/guide/holidays/stay-search.tsx";
import { useGuideText } from "#app/site/guide/use-guide-text.ts";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { useOrigin } from "#app/site/metadata/use-origin.ts";
import { readStay } from "#content/holidays/read-stay.ts";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/holidays";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

export default function HolidaysRoute({ loaderData }: Route.ComponentProps) {
  const { day } = loaderData;
  const text = useGuideText(loaderData.text);
  const { holidays } = text;
  const [query] = useSearchParams();
  const origin = useOrigin();
  return (
    <GuideRoute
      loaded={loaderData}
      isAnswer={readStay(query) !== null}
      figures={{
        duringStay: holidays && <StaySearch texts={holidays} />,
        publicHolidays: holidays && day && <HolidayList kind="public" day={day} texts={holidays} />,
        festivals: holidays && day && <HolidayList kind="festival" day={day} texts={holidays} />,
        calendarLinks: <CalendarLinks origin={origin} />,
      }}
    />
  );
}
