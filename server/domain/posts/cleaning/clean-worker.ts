import { isMainThread, parentPort } from "node:worker_threads";
import { cleanHtml } from "./clean-html.ts";
import { textLength } from "./text-length.ts";

export interface CleaningTask {
  html: string;
  /** Characters without pictures; a text that has more is not cleaned. */
  limit: number | null;
}

if (!isMainThread) {
  parentPort?.on("message", ({ html, limit }: CleaningTask) => {
    const isTooLong = limit !== null && textLength(html, limit) > limit;
    parentPort?.postMessage(isTooLong ? null : cleanHtml(html));
  });
}
