import { useState } from "react";
import type { AdminSlide, AdminSlides } from "#api/settings/home-slides.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { useFocusMove } from "#app/admin/calls/use-focus-move.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { faultsOf, type SlideFault } from "./slide-changes.ts";

/** The slides as they are written, until they are saved. */
export function useSlidesForm(opened: AdminSlides) {
  const { api } = useAdmin();
  const { homeSlides: texts } = useAdminMessages();
  const { isBusy, failure, run } = useCall();
  const [stored, setStored] = useState(opened);
  const [slides, setSlides] = useState(opened.slides);
  const [faults, setFaults] = useState<SlideFault[]>([]);
  const [told, tell] = useState("");
  const moveFocus = useFocusMove();
  const isUnsaved = JSON.stringify(slides) !== JSON.stringify(stored.slides);

  async function store(call: () => Promise<AdminSlides>): Promise<void> {
    await run(async () => {
      const answer = await call();
      setStored(answer);
      // Those that were changed while the call was under way stay, unsaved.
      setSlides((newest) => (newest === slides ? answer.slides : newest));
      setFaults([]);
      tell(texts.saved);
    });
  }

  async function save(): Promise<void> {
    const found = faultsOf(slides);
    setFaults(found);
    const [first] = found;
    if (first) moveFocus(first.control);
    else if (!slides.some(({ isShown }) => isShown)) tell(texts.noneShown);
    else await store(() => api.changeSlides({ slides: slides.map(slideToSend) }));
  }

  return {
    slides,
    faults,
    isDefault: stored.isDefault,
    isUnsaved,
    isBusy,
    failure,
    status: [told, isUnsaved && texts.unsaved].filter(Boolean).join(" "),
    /** @param focusId of the control that has the focus afterwards, where it moves */
    change(changed: AdminSlide[], text = "", focusId?: string): void {
      setSlides(changed);
      tell(text);
      if (focusId !== undefined) moveFocus(focusId);
    },
    undo(): void {
      setSlides(stored.slides);
      setFaults([]);
      tell("");
    },
    save,
    restore: () => store(() => api.restoreSlides()),
  };
}

function slideToSend({ picture, ...slide }: AdminSlide) {
  return { ...slide, picture: picture?.hash ?? null };
}
