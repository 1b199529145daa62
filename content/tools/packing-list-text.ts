import type { Line } from "#content/documents/line.ts";
import type { Activity, Zone } from "./packing/packing-choice.ts";
import type { PackingGroup, PackingItem } from "./packing/packing-items.ts";
import type { ToolText } from "./tool-page.ts";

export interface PackingListText extends ToolText {
  choiceTitle: string;
  zone: string;
  zones: Record<Zone, string>;
  /** The month of the choice; none is any. */
  month: string;
  activity: string;
  activities: Record<Activity, string>;
  show: string;
  listTitle: string;
  groups: Record<PackingGroup, string>;
  items: Record<PackingItem, { name: string; why?: Line }>;
  /** With `{done}` and `{of}` for the numbers. */
  packed: string;
  kept: string;
  notKept: string;
  print: string;
  clear: string;
}
