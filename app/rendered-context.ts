import { createContext } from "react-router";
import type { HydrationData } from "./site/page-script/hydration-info.ts";

/** The results of rendering a page. */
export interface Rendered {
  /** The version of the data of which the caller has the page: it is not rendered again of the same ones. */
  known: string | undefined;
  /** Undefined for an answer that is no page. */
  html?: string;
  /** The version of the data with which React will take it over. */
  version?: string;
  /** Gives these data, which most answers do not hold. */
  readData?: () => HydrationData;
  /** Its inline scripts, as sources for the content security policy. */
  scripts: readonly string[];
}

export const renderedContext = createContext<Rendered>();
