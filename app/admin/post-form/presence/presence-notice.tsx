import { useEffect, useEffectEvent, useState } from "react";
import type { PresenceAnswer } from "#api/admin/writing-together.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { useFormState, usePostForm } from "#app/admin/post-form/store/form-context.ts";
import { watchPresence } from "./watch-presence.ts";

/** Names the others who have the post open, and says whether they have saved it since; stands within a status region. */
export function PresenceNotice() {
  const { other, saved } = useAdminMessages().writingTogether.presence;
  const interfaceLanguage = useLanguage();
  const time = new Intl.DateTimeFormat(locales[interfaceLanguage], { timeStyle: "short" });
  const answer = usePresence();
  const updatedAt = useFormState((form) => form.updatedAt);
  if (!answer) return null;
  const isChanged = updatedAt !== undefined && Date.parse(answer.updatedAt) > Date.parse(updatedAt);
  return (
    <>
      {answer.others.map(({ username, since, language: written }) => (
        <p key={username}>{other(username, time.format(new Date(since)), languageNames[written])}</p>
      ))}
      {isChanged && <p>{saved}</p>}
    </>
  );
}

function usePresence(): PresenceAnswer | null {
  const { saving, view } = usePostForm();
  const { api: calls } = useAdmin();
  const postId = useFormState(({ id }) => id);
  const [answer, setAnswer] = useState<PresenceAnswer | null>(null);
  const tellOthers = useEffectEvent(saving.hearOf);
  useEffect(() => {
    if (postId === undefined) return undefined;
    const form = crypto.randomUUID();
    const watch = watchPresence({
      // The language that is shown is being written.
      tell: () => calls.tellPresence(postId, form, { language: view.read().shown }),
      end: () => calls.endPresence(postId, form),
      onAnswer(heard) {
        setAnswer(heard);
        tellOthers(heard?.others ?? []);
      },
    });
    const follow = () => (document.visibilityState === "visible" ? watch.start() : watch.stop());
    const leave = () => watch.stop({ isLeft: true });
    follow();
    document.addEventListener("visibilitychange", follow);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", follow);
      leave();
    };
  }, [calls, postId, view]);
  return answer;
}
