import { useEffect, useState } from "react";
import { watchOtherTabs } from "./watch-other-tabs.ts";

/** Whether the form of this post is open in another tab of this browser too. */
export function useOpenElsewhere(username: string, post: string): boolean {
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = `post-form ${username} ${post}`;
    const watch = () => watchOtherTabs(new BroadcastChannel(channel), crypto.randomUUID(), setIsElsewhere);
    let stop: (() => void) | null = watch();
    // A page that sleeps in the browser's history is no open form.
    const sleep = () => {
      stop?.();
      stop = null;
    };
    const wake = () => {
      stop ??= watch();
    };
    addEventListener("pagehide", sleep);
    addEventListener("pageshow", wake);
    return () => {
      removeEventListener("pagehide", sleep);
      removeEventListener("pageshow", wake);
      sleep();
    };
  }, [username, post]);
  return isElsewhere;
}
