import type { AdminSlide, AdminSlides } from "#api/settings/home-slides.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useStoredForm } from "#app/admin/calls/stored-form/use-stored-form.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { faultsOf } from "./slide-changes.ts";

/** The slides as they are written, until they are saved. */
export function useSlidesForm(opened: AdminSlides) {
  const { api } = useAdmin();
  const language = useLanguage();
  const { noneShown } = useAdminMessages().homeSlides;
  const form = useStoredForm({
    opened,
    valueOf: ({ slides }) => slides,
    read: () => api.readAdminSlides(),
    send: (slides, { version }) => api.changeSlides({ slides: slides.map(slideToSend), version }),
    restore: (version) => api.restoreSlides(version),
    check: (slides) => faultsOf(slides, language),
  });

  async function save(): Promise<void> {
    if (form.value.some(({ isShown }) => isShown)) await form.save();
    else form.tell(noneShown);
  }

  return { ...form, save };
}

export type SlidesFormState = ReturnType<typeof useSlidesForm>;

function slideToSend({ picture, ...slide }: AdminSlide) {
  return { ...slide, picture: picture?.hash ?? null };
}
