import { useRouteLoaderData } from "react-router";
import type { ShownAlert } from "#api/settings/site-alerts.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import sheet from "./alerts.css?url";

/** Gives the alerts of today, wherever they stand. */
export function useAlerts(): readonly ShownAlert[] {
  return useRouteLoaderData<{ alerts: ShownAlert[] } | null>("site/routes/language")?.alerts ?? [];
}

/** Each alert as a line that unfolds. @param label what the alerts have in common, for screen readers */
export function AlertList({ alerts, label }: { alerts: readonly ShownAlert[]; label: string }) {
  const { alerts: texts } = useMessages();
  const language = useLanguage();
  if (alerts.length === 0) return null;
  return (
    <aside aria-label={label} className="alerts">
      {/* No other page has the styles, not even in its sheets. */}
      <link rel="stylesheet" href={sheet} precedence="alerts" />
      {alerts.map((alert) => {
        const lang = alert.language === language ? undefined : alert.language;
        return (
          <details key={alert.id} className={`alert alert-${alert.level}`} data-printed>
            <summary>
              <h2>
                {texts.levels[alert.level]} <span lang={lang}>{alert.title}</span>
              </h2>
            </summary>
            {alert.text && <p lang={lang}>{alert.text}</p>}
            <p>{texts.until(formatDate(alert.until, language))}</p>
          </details>
        );
      })}
    </aside>
  );
}
