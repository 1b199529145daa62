import type { RevisionAnswer, RevisionSummary } from "#api/desk/revisions.ts";
import type { PreviewAddress } from "#api/desk/preview-address.ts";
import { deskPaths } from "#api/desk/desk-paths.ts";
import { paths } from "#api/paths.ts";
import type { WholePostAnswer } from "#api/post-answers.ts";
import { postFormToWire, wholePostFromWire, type PostAttachments } from "#api/post-wire.ts";
import type { WrittenPost } from "#api/posts.ts";
import type { Call } from "#api/transport.ts";
import type { Language } from "#i18n/languages.ts";

export function postCalls(call: Call) {
  return {
    async readWholePost(idOrSlug: string) {
      return wholePostFromWire(await call<WholePostAnswer>(paths.post({ id: idOrSlug })));
    },
    async createPost(post: WrittenPost, attachments: PostAttachments = {}) {
      const body = postFormToWire(post, attachments);
      return wholePostFromWire(await call<WholePostAnswer>(paths.newPost, { method: "POST", body }));
    },
    async changePost(id: string, post: WrittenPost, attachments: PostAttachments = {}) {
      const body = postFormToWire(post, attachments);
      return wholePostFromWire(await call<WholePostAnswer>(paths.post({ id }), { method: "PUT", body }));
    },
    deletePost: (id: string) => call<object>(paths.post({ id }), { method: "DELETE" }),
    previewPost(id: string, language: Language) {
      return call<PreviewAddress>(deskPaths.postPreview({ id, language }), { method: "POST" });
    },
    /** All that were made until now. */
    endPreviews(id: string, language: Language) {
      return call<object>(deskPaths.postPreview({ id, language }), { method: "DELETE" });
    },
    listRevisions(postId: string) {
      return call<RevisionSummary[]>(deskPaths.postRevisions({ id: postId }));
    },
    readRevision(postId: string, revision: number) {
      return call<RevisionAnswer>(deskPaths.postRevision({ id: postId, revision }));
    },
    async restoreRevision(postId: string, revision: number) {
      const path = deskPaths.postRevisionRestore({ id: postId, revision });
      return wholePostFromWire(await call<WholePostAnswer>(path, { method: "POST" }));
    },
  };
}
