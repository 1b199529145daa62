import type { Line } from "#content/documents/line.ts";

/** Describes what every tool's page says; each tool adds words of its own. */
export interface ToolText {
  title: string;
  /** At most 160 characters, for search engines. */
  description: string;
  keywords: string[];
  lead: Line;
  pictureAlt: string;
  disclaimer?: Line[];
  sources?: Line[];
}
