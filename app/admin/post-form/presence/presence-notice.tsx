import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PresenceAnswer } from "#api/admin/writing-together.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, locales, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { FormState } from "#app/admin/post-form/form-state.ts";
import type { WritingCalls } from "#app/admin/post-form/drafts/use-server-autosave.ts";
import { watchPresence } from "./watch-presence.ts";

interface PresenceNoticeProps {
  calls: WritingCalls;
  form: FormState;
  /** The language that is shown, and so is being written. */
  language: Language;
  /** Called with each answer. */
  onOthers: (others: PresenceAnswer["others"]) => void;
}

/** Names the others who have the post open, and says whether they have saved it since; stands within a status region. */
export function PresenceNotice(props: PresenceNoticeProps) {
  const { calls, form, language, onOthers } = props;
  const { other, saved } = useAdminMessages().writingTogether.presence;
  const interfaceLanguage = useLanguage();
  const time = new Intl.DateTimeFormat(locales[interfaceLanguage], { timeStyle: "short" });
  const answer = usePresence(calls, form.id, language, onOthers);
  if (!answer) return null;
  const isChanged = form.updatedAt !== undefined && Date.parse(answer.updatedAt) > Date.parse(form.updatedAt);
  return (
    <>
      {answer.others.map(({ username, since, language: written }) => (
        <p key={username}>{other(username, time.format(new Date(since)), languageNames[written])}</p>
      ))}
      {isChanged && <p>{saved}</p>}
    </>
  );
}

function usePresence(
  calls: WritingCalls,
  postId: string | undefined,
  language: Language,
  onOthers: PresenceNoticeProps["onOthers"],
): PresenceAnswer | null {
  const [answer, setAnswer] = useState<PresenceAnswer | null>(null);
  const written = useRef(language);
  const tellOthers = useEffectEvent(onOthers);
  useEffect(() => {
    written.current = language;
  }, [language]);
  useEffect(() => {
    if (postId === undefined) return undefined;
    const form = crypto.randomUUID();
    const watch = watchPresence({
      tell: () => calls.tellPresence(postId, form, { language: written.current }),
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
  }, [calls, postId]);
  return answer;
}
