import { availableParallelism } from "node:os";
import { createSemaphore } from "#server/domain/work/create-semaphore.ts";

/** Threads of libuv that stay free for files, passwords and compression while pictures are drawn. */
const otherThreads = 2;

/** The threads of libuv, unless UV_THREADPOOL_SIZE says otherwise. */
const defaultThreads = 4;

/** For all work on pictures: the cores belong to the whole process. Work that an editor waits for is urgent. */
export const pictureSemaphore = createSemaphore(picturesAtOnce(defaultThreads));

/** @param threads of libuv's pool, in which pictures are drawn */
export function limitPictureWork(threads: number): void {
  pictureSemaphore.resize(picturesAtOnce(threads));
}

function picturesAtOnce(threads: number): number {
  return Math.max(1, Math.min(availableParallelism(), threads - otherThreads));
}
