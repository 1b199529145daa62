import { deskPaths } from "#api/desk/desk-paths.ts";
import type {
  Autosave,
  AutosavedAnswer,
  AutosaveRequest,
  PresenceAnswer,
  PresenceRequest,
} from "#api/desk/writing-together.ts";
import type { WholePostAnswer } from "#api/post-answers.ts";
import { wholePostFromWire } from "#api/post-wire.ts";
import { withBody, type Call } from "#api/transport.ts";
import type { Language } from "#i18n/languages.ts";

/** The calls of a form that is open, which others may have open too. */
export function writingCalls(call: Call) {
  return {
    listAutosaves: (postId: string) => call<Autosave[]>(deskPaths.postAutosaves({ id: postId })),
    autosave: (postId: string, request: AutosaveRequest) =>
      call<AutosavedAnswer>(deskPaths.postAutosaves({ id: postId }), withBody("PUT", request)),
    /** `form` names the open form: any letters and digits. */
    tellPresence: (postId: string, form: string, request: PresenceRequest) =>
      call<PresenceAnswer>(deskPaths.postPresence({ id: postId, form }), withBody("PUT", request)),
    /** Goes out although the page is being left. */
    endPresence: (postId: string, form: string) =>
      call<object>(deskPaths.postPresence({ id: postId, form }), { method: "DELETE", keepalive: true }),
    async changeSourceLanguage(postId: string, language: Language) {
      const path = deskPaths.postSourceLanguage({ id: postId });
      return wholePostFromWire(await call<WholePostAnswer>(path, withBody("PUT", { language })));
    },
  };
}
