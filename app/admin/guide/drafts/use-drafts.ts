import { useEffect, useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { chooseDraft, differs, type OfferedDraft } from "./choose-draft.ts";
import { deviceDraft } from "./device-draft.ts";
import { useServerAutosave, type OpenedText, type WrittenText } from "./use-server-autosave.ts";

/** Keeps what is not saved, on this device and on the server, and offers what was kept there. */
export function useDrafts(text: OpenedText, written: WrittenText) {
  const { username, api } = useAdmin();
  const { page, language, opened, onServer } = text;
  const [device] = useState(() => deviceDraft(username, page, language));
  const [offer, setOffer] = useState<OfferedDraft | null>(() => chooseDraft(device.read(), onServer, opened));
  const isWriting = offer === null;
  const isKept = useKeptOnDevice(device, written, isWriting);
  const server = useServerAutosave(text, { ...written, isWriting });

  return {
    offer,
    isKept,
    serverStatus: server.status,
    /** Runs a save, after which no autosave of before it arrives. */
    async holding<Result>(save: () => Promise<Result>): Promise<Result> {
      await server.sending.current?.hold();
      try {
        return await save();
      } finally {
        server.sending.current?.release();
      }
    },
    /** The offer has been answered. */
    close: () => setOffer(null),
    /** Forgets what is kept anywhere. */
    drop(): void {
      device.drop();
      // One that could not be removed is offered again.
      void api.autosaveDocument(page, language, { text: null, version: opened.version }).catch(() => {});
    },
  };
}

/** @returns whether this device has what is not saved */
function useKeptOnDevice(
  device: ReturnType<typeof deviceDraft>,
  { current, note, read, base }: WrittenText,
  isWriting: boolean,
): boolean {
  const [isKept, setIsKept] = useState(true);
  const isUnsaved = differs({ document: current, note }, base);
  useEffect(() => {
    if (!isWriting) return undefined;
    if (!isUnsaved) {
      device.drop();
      return undefined;
    }
    const wasKept = device.keep({ document: current, note }, base.version);
    const timer = setTimeout(() => setIsKept(wasKept));
    return () => clearTimeout(timer);
  }, [device, isWriting, isUnsaved, current, note, base.version]);

  useEffect(() => {
    if (!isWriting) return undefined;
    // The editor reports a change a moment later, and what is typed in the page's last moment is rendered no more.
    function keepLast(): void {
      const last = { document: read(), note };
      if (differs(last, base)) device.keep(last, base.version);
    }
    addEventListener("pagehide", keepLast);
    return () => removeEventListener("pagehide", keepLast);
  }, [device, isWriting, read, note, base]);
  return isKept;
}
