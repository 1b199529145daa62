import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { buildServer } from "#server/build-server.ts";
import { parseEnv } from "#server/env.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { makeTemporaryFolder, type AtEnd } from "../storage/temporary-folder.ts";
import { openTestDatabase } from "../storage/test-database.ts";
import { shareInFile } from "./share-in-file.ts";

/** The `Accept` header that a browser sends for a picture. */
export const chrome = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

/** Where the picture of Lima is. */
export const lima = "/pictures/places/lima.svg";

/** The whole site with a folder for photographs, which is empty for each test of a file, and what it has logged in this test. */
export function sharePhotographSite() {
  const find = shareInFile(openPhotographSite);
  return async () => {
    const { app, env, logged } = await find();
    logged.length = 0;
    const pathOf = (file: string) => join(env.DATA_DIR, "photographs", file);
    for (const folder of ["photographs", "cache"])
      await rm(join(env.DATA_DIR, folder), { recursive: true, force: true });
    return {
      app,
      env,
      logged,
      put: async (file: string, bytes: Buffer) => {
        await mkdir(dirname(pathOf(file)), { recursive: true });
        await writeFile(pathOf(file), bytes);
      },
      remove: (file: string) => rm(pathOf(file)),
      get: (url: string, headers: Record<string, string> = { accept: chrome }) =>
        app.inject({ url, headers }),
    };
  };
}

async function openPhotographSite(atEnd: AtEnd) {
  const { db } = await openTestDatabase(atEnd);
  const env = parseEnv({ DATA_DIR: await makeTemporaryFolder(atEnd) });
  const logged: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => logged.push(line) });
  const app = await buildServer({ db, env, log, site: await loadBuiltSite() });
  atEnd(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  return { app, env, logged };
}

/** The colours of a picture of red and blue halves. */
export async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    /** The colour at a place that is given in shares of the width and the height. */
    at: (x: number, y: number) => {
      const start = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
      const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
      if (green > 110) return "other";
      return red > 180 && blue < 90 ? "red" : blue > 180 && red < 90 ? "blue" : "other";
    },
  };
}
