import { createContext, use, type ReactNode } from "react";
import { useLanguage } from "#i18n/page-language.tsx";
import { useSiteDetails } from "./use-site-details.ts";

/** Puts what was drawn before in the place of a part of a page. @param of what the part was drawn of; @param name unique for it */
export type PlacePart = (part: ReactNode, of: object, name: string) => ReactNode;

/** On the server alone: `app/drawn-parts.tsx`. */
export const PlacingParts = createContext<PlacePart | null>(null);

interface DrawnOnceProps {
  /** Tells apart the parts that are drawn of the same details of the site in the same language. */
  name: string;
  /** They may know of the page only what the name says, and use no `useId`. */
  children: ReactNode;
}

/** A part that many pages share. The server draws it once for each version of the site's details; the browser as anything else. */
export function DrawnOnce({ name, children }: DrawnOnceProps): ReactNode {
  if (!import.meta.env.SSR) return children;
  return <DrawnOnServer name={name}>{children}</DrawnOnServer>;
}

function DrawnOnServer({ name, children }: DrawnOnceProps): ReactNode {
  const place = use(PlacingParts);
  const details = useSiteDetails();
  const language = useLanguage();
  return place && details ? place(children, details, `${language} ${name}`) : children;
}
