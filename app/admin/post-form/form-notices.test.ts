import { expect, test } from "vitest";
import { watchOtherTabs, type TabChannel } from "./form-notices.tsx";

/** Channels that deliver each message to all the others at once. */
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

test("both tabs learn of each other, and that one was closed", () => {
  const enter = room();
  const told: Record<string, boolean> = {};
  watchOtherTabs(enter(), "first", (isElsewhere) => (told["first"] = isElsewhere));
  expect(told).toEqual({});
  const leave = watchOtherTabs(enter(), "second", (isElsewhere) => (told["second"] = isElsewhere));
  expect(told).toEqual({ first: true, second: true });
  leave();
  expect(told["first"]).toBe(false);
});
