import type { Line } from "#content/documents/line.ts";

/** The texts that every tool's page has; each tool adds some of its own. */
export interface ToolText {
  title: string;
  /** At most 160 characters, for search engines. */
  description: string;
  keywords: string[];
  lead: Line;
  pictureAlt: string;
  pictureCredit?: string;
  disclaimer?: Line[];
  sources?: Line[];
}
