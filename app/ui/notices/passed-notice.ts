import type { Notice } from "./told-notice.tsx";

/** In memory: a page that is opened anew has nothing to tell of. */
let passed: Notice | null = null;

/** For the page to which one is led next. */
export function passNotice(notice: Notice): void {
  passed = notice;
}

export function readNotice(): Notice | null {
  return passed;
}

/** Another one, which was passed on meanwhile, stays. */
export function forgetNotice(notice: Notice | null): void {
  if (passed === notice) passed = null;
}
