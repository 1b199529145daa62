import type { GuidePageText } from "./guide-page.ts";

/** The words of a page that is made like the guide's but is not of it, such as the privacy page. */
export type PlainPageText = Pick<GuidePageText, "title" | "description" | "keywords" | "lead" | "sections">;
