import { createContext, use, type ReactNode } from "react";
import { useLanguage } from "#i18n/page-language.tsx";
import { useSiteDetails } from "#app/site/parts/use-site-details.ts";

/** Puts what was drawn before in the place of a part of a page. @param of what the part was drawn of; @param name unique for it */
export type PlacePart = (part: ReactNode, of: object, name: string) => ReactNode;

/** On the server alone: `app/inlining/drawn-parts.tsx`. */
export const PlacingParts = createContext<PlacePart | null>(null);

interface DrawnOnceProps {
  /** Tells apart the parts that are drawn of the same answer in the same language. */
  name: string;
  /** The answer of a call that the part is drawn of, besides the site's details; those alone when left out. */
  of?: object;
  /**
   * They may know of the page only what the name says, use no `useId`, and bring nothing that React moves into the head: no first
   * picture, no script or style of their own.
   */
  children: ReactNode;
}

/** A part that the server draws once for each version of what it is drawn of; the browser draws it as anything else. */
export function DrawnOnce({ children, ...drawn }: DrawnOnceProps): ReactNode {
  if (!import.meta.env.SSR) return children;
  return <DrawnOnServer {...drawn}>{children}</DrawnOnServer>;
}

function DrawnOnServer({ name, of, children }: DrawnOnceProps): ReactNode {
  const place = use(PlacingParts);
  const details = useSiteDetails();
  const language = useLanguage();
  return place && details ? place(children, of ?? details, `${language} ${name}`) : children;
}
