/** What tabs tell each other. `here` answers `opened`. */
interface TabMessage {
  type: "opened" | "here" | "closed";
  tab: string;
}

/** The part of a `BroadcastChannel` that this needs. */
export type TabChannel = Pick<BroadcastChannel, "postMessage" | "close"> & {
  onmessage: ((event: MessageEvent) => void) | null;
};

/**
 * Watches whether the same form is open in another tab of this browser.
 *
 * @param channel one that only forms of the same post use
 * @param tab a name that no other tab has
 * @returns says farewell to the others and ends it
 */
export function watchOtherTabs(
  channel: TabChannel,
  tab: string,
  onChange: (isElsewhere: boolean) => void,
): () => void {
  const others = new Set<string>();
  const tell = (type: TabMessage["type"]) => channel.postMessage({ type, tab } satisfies TabMessage);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    const { type, tab: other } = data;
    if (type === "closed") others.delete(other);
    else others.add(other);
    if (type === "opened") tell("here");
    onChange(others.size > 0);
  };
  tell("opened");
  return () => {
    tell("closed");
    channel.close();
  };
}
