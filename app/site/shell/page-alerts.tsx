import { useLocation } from "react-router";
import { AlertList, useAlerts } from "#app/site/parts/alerts.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { useCurrentPage } from "./use-current-page.ts";

/** The alerts that the page concerns, under whichever of its addresses. */
export function PageAlerts() {
  const alerts = useAlerts();
  const { pathname } = useLocation();
  const language = useLanguage();
  const page = useCurrentPage();
  const path = page ? pagePath(page, language) : pathname;
  const here = alerts.filter(({ paths }) => paths === null || paths.includes(path));
  return <AlertList alerts={here} label={useMessages().alerts.label} />;
}
