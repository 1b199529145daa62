import { createContext } from "react-router";
import type { HydrationData } from "./site/page-script/waking-data.ts";

/** Takes from a page that is rendered the data with which React will take it over. */
export const hydrationContext = createContext<{ data: HydrationData | null }>();
