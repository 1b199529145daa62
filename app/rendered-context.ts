import { createContext } from "react-router";
import type { HydrationData } from "./site/page-script/hydration-info.ts";

/** The results of rendering a page, besides its HTML. */
export interface Rendered {
  /** The data with which React will take it over. */
  data: HydrationData | null;
  /** Its inline scripts, as sources for the content security policy. */
  scripts: readonly string[];
}

export const renderedContext = createContext<Rendered>();
