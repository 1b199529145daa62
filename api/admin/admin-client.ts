import { createApiClient } from "#api/client.ts";
import { createTransport, type Send } from "#api/transport.ts";
import { accountCalls } from "./calls/account-calls.ts";
import { statisticsCalls } from "./calls/statistics-calls.ts";
import { mediaCalls } from "./calls/media-calls.ts";
import { binCalls } from "./calls/bin-calls.ts";
import { adminCalls } from "./calls/admin-calls.ts";
import { backupCalls } from "./calls/backup-calls.ts";
import { documentCalls } from "./calls/document-calls.ts";
import { factCalls } from "./calls/fact-calls.ts";
import { importCalls } from "./calls/import-calls.ts";
import { ownAccountCalls } from "./calls/own-account-calls.ts";
import { postCalls } from "./calls/post-calls.ts";
import { siteCalls } from "./calls/site-calls.ts";
import { writingCalls } from "./calls/writing-calls.ts";

export type AdminClient = ReturnType<typeof createAdminClient>;

/** Every call of the site, typed; the public pages know only those of `createApiClient`. */
export function createAdminClient(send: Send) {
  const transport = createTransport(send);
  const { call } = transport;
  return {
    ...createApiClient(send),
    ...postCalls(call),
    ...binCalls(call),
    ...accountCalls(call),
    ...ownAccountCalls(call),
    ...mediaCalls(call),
    ...siteCalls(call),
    ...statisticsCalls(call),
    ...adminCalls(call),
    ...writingCalls(call),
    ...factCalls(call),
    ...documentCalls(call),
    ...backupCalls(transport),
    ...importCalls(transport),
  };
}
