import type { BinnedPost } from "#api/admin/bin.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import type { FullPostAnswer } from "#api/posts/post-answers.ts";
import { fullPostFromWire } from "#api/posts/post-wire.ts";
import type { Call } from "#api/transport.ts";

export function binCalls(call: Call) {
  return {
    listBin: () => call<BinnedPost[]>(adminPaths.bin),
    async restorePost(id: string) {
      return fullPostFromWire(
        await call<FullPostAnswer>(adminPaths.binnedPostRestore({ id }), { method: "POST" }),
      );
    },
    erasePost: (id: string) => call<object>(adminPaths.binnedPost({ id }), { method: "DELETE" }),
  };
}
