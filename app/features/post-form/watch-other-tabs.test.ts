import { expect, test } from "vitest";
import { watchOtherTabs, type TabChannel } from "./watch-other-tabs.ts";

/** Channels that deliver at once to all the others. */
function room() {
  const channels = new Set<TabChannel>();
  return (): TabChannel => {
    const channel: TabChannel = {
      onmessage: null,
      postMessage(message) {
        for (const other of channels) {
          if (other !== channel) other.onmessage?.(new MessageEvent("message", { data: message }));
        }
      },
      close: () => channels.delete(channel),
    };
    channels.add(channel);
    return channel;
  };
}

test("both tabs hear of each other, and of the farewell", () => {
  const enter = room();
  const told: Record<string, boolean> = {};
  watchOtherTabs(enter(), "first", (isElsewhere) => (told["first"] = isElsewhere));
  expect(told).toEqual({});
  const leave = watchOtherTabs(enter(), "second", (isElsewhere) => (told["second"] = isElsewhere));
  expect(told).toEqual({ first: true, second: true });
  leave();
  expect(told["first"]).toBe(false);
});
