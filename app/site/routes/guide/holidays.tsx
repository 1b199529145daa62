import { HolidayList } from "#app/site/guide/holidays/holiday-list.tsx";
import { GuideRoute, loadGuide } from "#app/site/routes/guide/guide-route.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import type { Route } from "./+types/holidays";

export const loader = loadGuide;
export const clientLoader = loadGuide;

export { pageHeaders as headers };

export default function HolidaysRoute({ loaderData }: Route.ComponentProps) {
  const { text, day } = loaderData;
  const { holidays } = text;
  return (
    <GuideRoute
      loaded={loaderData}
      figures={{
        publicHolidays: holidays && <HolidayList kind="public" day={day} texts={holidays} />,
        festivals: holidays && <HolidayList kind="festival" day={day} texts={holidays} />,
      }}
    />
  );
}
