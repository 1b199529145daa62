import type { BinnedPost } from "#api/desk/bin.ts";
import { deskPaths } from "#api/desk/desk-paths.ts";
import type { WholePostAnswer } from "#api/post-answers.ts";
import { wholePostFromWire } from "#api/post-wire.ts";
import type { Call } from "#api/transport.ts";

export function binCalls(call: Call) {
  return {
    listBin: () => call<BinnedPost[]>(deskPaths.bin),
    async restorePost(id: string) {
      return wholePostFromWire(
        await call<WholePostAnswer>(deskPaths.binnedPostRestore({ id }), { method: "POST" }),
      );
    },
    erasePost: (id: string) => call<object>(deskPaths.binnedPost({ id }), { method: "DELETE" }),
  };
}
