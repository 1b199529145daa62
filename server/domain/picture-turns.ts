import { availableParallelism } from "node:os";
import sharp from "sharp";
import { createQueue } from "./create-queue.ts";

// One picture per core rather than one picture on all cores: nothing is gained twice, and memory stays bounded.
sharp.concurrency(1);
sharp.cache(false);

/** Does work on a picture when a core is free for it. The cores are the whole process's, so every caller stands here. */
export const inTurn = createQueue(availableParallelism());
