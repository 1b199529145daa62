import type { Notice } from "./status-message.tsx";

interface Passed {
  notice: Notice;
  /** Key of the history entry at which it is told; null until somebody has landed. */
  announcedAt: string | null;
}

/** Kept in memory: a page that is opened anew has nothing to tell of. */
let passed: Passed | null = null;

/** For the page to which one is led next. */
export function passNotice(notice: Notice): void {
  passed = { notice, announcedAt: null };
}

/** The notice for a history entry: only one page shows it, also when it is rendered again. */
export function readNotice(key: string): Notice | null {
  return passed && [null, key].includes(passed.announcedAt) ? passed.notice : null;
}

export function noteAnnounced(notice: Notice | null, key: string): void {
  if (passed && passed.notice === notice) passed = { ...passed, announcedAt: key };
}
