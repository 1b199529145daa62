import { useEffect, useEffectEvent, useState } from "react";
import type { PresenceAnswer } from "#api/admin/writing-together.ts";
import { timeFormat } from "#i18n/format/time-format.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { watchPresence } from "./watch-presence.ts";

interface WatchedForm {
  /** Names what is open. */
  opened: string;
  /** That is shown, and so being written. */
  language: Language;
  tell: (form: string, language: Language) => Promise<PresenceAnswer>;
  end: (form: string) => Promise<unknown>;
  onOthers?: (others: PresenceAnswer["others"]) => void;
}

interface PresenceNoticeProps extends WatchedForm {
  kind: "post" | "page";
  /** The moment of the save from which the form goes on; null for none, undefined where it is not known. */
  updatedAt: string | null | undefined;
}

/** Names the others who have the text open, and says whether they have saved it since; stands within a status region. */
export function PresenceNotice({ kind, updatedAt, ...form }: PresenceNoticeProps) {
  const { other, saved } = useAdminMessages().writingTogether.presence;
  const time = timeFormat(useLanguage());
  const heard = usePresence(form);
  if (!heard) return null;
  const isChanged =
    updatedAt !== undefined &&
    heard.of === form.language &&
    heard.updatedAt !== null &&
    Date.parse(heard.updatedAt) > Date.parse(updatedAt ?? "1970-01-01");
  return (
    <>
      {heard.others.map(({ username, since, language }) => (
        <p key={username}>{other[kind](username, time.format(new Date(since)), languageNames[language])}</p>
      ))}
      {isChanged && <p>{saved}</p>}
    </>
  );
}

/** The last answer, and the language that it is of. */
function usePresence({ opened, language, tell, end, onOthers }: WatchedForm) {
  const [heard, setHeard] = useState<(PresenceAnswer & { of: Language }) | null>(null);
  const tellOpen = useEffectEvent(async (form: string) => ({
    ...(await tell(form, language)),
    of: language,
  }));
  const endOpen = useEffectEvent(end);
  const tellOthers = useEffectEvent((others: PresenceAnswer["others"]) => onOthers?.(others));
  useEffect(() => {
    const form = crypto.randomUUID();
    const watch = watchPresence({
      tell: () => tellOpen(form),
      end: () => endOpen(form),
      onAnswer(answer) {
        setHeard(answer);
        tellOthers(answer?.others ?? []);
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
  }, [opened]);
  return heard;
}
