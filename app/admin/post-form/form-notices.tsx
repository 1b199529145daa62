import { useEffect, useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { PresenceNotice } from "#app/admin/writing/presence-notice.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useFormState, useKeepsDrafts, usePostForm, useView } from "./store/form-context.ts";
import styles from "./form-notices.module.css";

export function FormNotices() {
  const { notices } = useAdminMessages().postForm;
  const { username } = useAdmin();
  const { post } = usePostForm().given;
  const keepsDrafts = useKeepsDrafts();
  const isElsewhere = useOpenElsewhere(username, post?.id ?? "new");
  return (
    <div role="status" className={styles.notices}>
      {!keepsDrafts && <p>{notices.noDrafts}</p>}
      {isElsewhere && <p>{notices.elsewhere}</p>}
      <PostPresence />
    </div>
  );
}

function PostPresence() {
  const { saving } = usePostForm();
  const { api } = useAdmin();
  const id = useFormState((form) => form.id);
  const updatedAt = useFormState((form) => form.updatedAt);
  const shown = useView((view) => view.shown);
  if (id === undefined) return null;
  return (
    <PresenceNotice
      kind="post"
      opened={id}
      language={shown}
      updatedAt={updatedAt}
      tell={(form, language) => api.tellPresence(id, form, { language })}
      end={(form) => api.endPresence(id, form)}
      onOthers={saving.hearOf}
    />
  );
}

function useOpenElsewhere(username: string, post: string): boolean {
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = `post-form ${username} ${post}`;
    const watch = () => watchOtherTabs(new BroadcastChannel(channel), crypto.randomUUID(), setIsElsewhere);
    let stop: (() => void) | null = watch();
    // A page in the back/forward cache does not count as an open form.
    const stopWatching = () => {
      stop?.();
      stop = null;
    };
    const startWatching = () => {
      stop ??= watch();
    };
    addEventListener("pagehide", stopWatching);
    addEventListener("pageshow", startWatching);
    return () => {
      removeEventListener("pagehide", stopWatching);
      removeEventListener("pageshow", startWatching);
      stopWatching();
    };
  }, [username, post]);
  return isElsewhere;
}

/** `here` answers `opened`. */
interface TabMessage {
  type: "opened" | "here" | "closed";
  tab: string;
}

export type TabChannel = Pick<BroadcastChannel, "postMessage" | "close"> & {
  onmessage: ((event: MessageEvent) => void) | null;
};

/**
 * Watches whether the same form is open in another tab.
 *
 * @param channel used only by forms of the same post
 * @param tab unique id of this tab
 * @returns stops watching and tells the other tabs
 */
export function watchOtherTabs(
  channel: TabChannel,
  tab: string,
  onChange: (isElsewhere: boolean) => void,
): () => void {
  const others = new Set<string>();
  const tell = (type: TabMessage["type"]) => channel.postMessage({ type, tab } satisfies TabMessage);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    const { type, tab: other } = data;
    if (type === "closed") others.delete(other);
    else others.add(other);
    if (type === "opened") tell("here");
    onChange(others.size > 0);
  };
  tell("opened");
  return () => {
    tell("closed");
    channel.close();
  };
}
