import type { RevisionAnswer, RevisionSummary } from "#api/admin/revisions.ts";
import type { PreviewAddress } from "#api/admin/preview-address.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { paths } from "#api/paths.ts";
import type { FullPostAnswer } from "#api/posts/post-answers.ts";
import { postFormToWire, fullPostFromWire, type PostAttachments } from "#api/posts/post-wire.ts";
import type { WrittenPost } from "#api/posts/posts.ts";
import type { Call } from "#api/transport.ts";
import type { Language } from "#i18n/languages.ts";

export function postCalls(call: Call) {
  return {
    async readFullPost(idOrSlug: string) {
      return fullPostFromWire(await call<FullPostAnswer>(paths.post({ id: idOrSlug })));
    },
    async createPost(post: WrittenPost, attachments: PostAttachments = {}) {
      const body = postFormToWire(post, attachments);
      return fullPostFromWire(await call<FullPostAnswer>(paths.newPost, { method: "POST", body }));
    },
    async changePost(id: string, post: WrittenPost, attachments: PostAttachments = {}) {
      const body = postFormToWire(post, attachments);
      return fullPostFromWire(await call<FullPostAnswer>(paths.post({ id }), { method: "PUT", body }));
    },
    deletePost: (id: string) => call<object>(paths.post({ id }), { method: "DELETE" }),
    previewPost(id: string, language: Language) {
      return call<PreviewAddress>(adminPaths.postPreview({ id, language }), { method: "POST" });
    },
    /** All that were made until now. */
    endPreviews(id: string, language: Language) {
      return call<object>(adminPaths.postPreview({ id, language }), { method: "DELETE" });
    },
    listRevisions(postId: string) {
      return call<RevisionSummary[]>(adminPaths.postRevisions({ id: postId }));
    },
    readRevision(postId: string, revision: number) {
      return call<RevisionAnswer>(adminPaths.postRevision({ id: postId, revision }));
    },
    async restoreRevision(postId: string, revision: number) {
      const path = adminPaths.postRevisionRestore({ id: postId, revision });
      return fullPostFromWire(await call<FullPostAnswer>(path, { method: "POST" }));
    },
  };
}
