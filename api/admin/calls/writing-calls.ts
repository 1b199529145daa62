import { adminPaths } from "#api/admin/admin-paths.ts";
import type {
  Autosave,
  AutosavedAnswer,
  AutosaveRequest,
  DocumentAutosave,
  DocumentAutosaveRequest,
  PresenceAnswer,
  PresenceRequest,
} from "#api/admin/writing-together.ts";
import type { FullPostAnswer } from "#api/posts/post-answers.ts";
import { fullPostFromWire } from "#api/posts/post-wire.ts";
import { withBody, type Call } from "#api/transport.ts";
import type { Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";

/** The calls of a form that is open, which others may have open too. */
export function writingCalls(call: Call) {
  return {
    listAutosaves: (postId: string) => call<Autosave[]>(adminPaths.postAutosaves({ id: postId })),
    autosave: (postId: string, request: AutosaveRequest) =>
      call<AutosavedAnswer>(adminPaths.postAutosaves({ id: postId }), withBody("PUT", request)),
    /** `form` names the open form: any letters and digits. */
    tellPresence: (postId: string, form: string, request: PresenceRequest) =>
      call<PresenceAnswer>(adminPaths.postPresence({ id: postId, form }), withBody("PUT", request)),
    /** Goes out although the page is being left. */
    endPresence: (postId: string, form: string) =>
      call<object>(adminPaths.postPresence({ id: postId, form }), { method: "DELETE", keepalive: true }),
    listDocumentAutosaves: (page: DocumentPage, language: Language) =>
      call<DocumentAutosave[]>(adminPaths.documentAutosaves({ page, language })),
    autosaveDocument: (page: DocumentPage, language: Language, request: DocumentAutosaveRequest) =>
      call<AutosavedAnswer>(adminPaths.documentAutosaves({ page, language }), withBody("PUT", request)),
    tellPagePresence: (page: DocumentPage, form: string, request: PresenceRequest) =>
      call<PresenceAnswer>(adminPaths.pagePresence({ page, form }), withBody("PUT", request)),
    endPagePresence: (page: DocumentPage, form: string) =>
      call<object>(adminPaths.pagePresence({ page, form }), { method: "DELETE", keepalive: true }),
    async changeSourceLanguage(postId: string, language: Language) {
      const path = adminPaths.postSourceLanguage({ id: postId });
      return fullPostFromWire(await call<FullPostAnswer>(path, withBody("PUT", { language })));
    },
  };
}
