import { createContext } from "react";

/** Whether the page is for nobody but who has its address: its head then has nothing for search engines and social sites. */
export const Unlisted = createContext(false);
