import type { Notice } from "#app/ui/told-notice.tsx";

/** In memory: a page that is opened anew has nothing to tell of. */
let passed: Notice | null = null;

/** For the page to which one is led next. */
export function passNotice(notice: Notice): void {
  passed = notice;
}

/** What the last page wanted to be told here, once. */
export function takeNotice(): Notice | null {
  const notice = passed;
  passed = null;
  return notice;
}
