import { availableParallelism } from "node:os";
import sharp from "sharp";
import { createSemaphore } from "#server/domain/create-semaphore.ts";

// One core per picture instead of all cores for one: as fast in total, and the memory in use is bounded.
sharp.concurrency(1);
sharp.cache(false);

/** For all work on pictures: the cores belong to the whole process. */
export const pictureSemaphore = createSemaphore(availableParallelism());
