import type { ApiClient } from "#api/client.ts";
import type { ShownHome } from "#api/settings/home-sections.ts";
import type { ShownSlides } from "#api/settings/home-slides.ts";
import { loadSlides } from "#content/loading/load-slides.ts";
import type { Slide } from "#content/loading/slide.ts";
import type { HomeSection } from "#i18n/site/home-sections.ts";
import type { Language } from "#i18n/languages.ts";

interface LoadedHome {
  /** The owner's slides, else those that come with the site. */
  slides: Slide[];
  /** Left out where the page is as the site brings it, or nobody could tell. */
  home?: ShownHome;
  words?: ShownSlides["words"];
}

/** @returns `isKnown` false when nobody could tell what the owner has changed */
export async function loadHome(
  api: Pick<ApiClient, "readSlides">,
  language: Language,
): Promise<{ page: LoadedHome; isKnown: boolean; shows: (section: HomeSection) => boolean }> {
  const [answer, released] = await Promise.all([
    api.readSlides(language).catch(() => null),
    loadSlides(language),
  ]);
  const { home, words } = answer ?? {};
  return {
    page: { slides: answer?.slides ?? released, ...(home && { home }), ...(words && { words }) },
    isKnown: answer !== null,
    shows: (section) => home?.sections.includes(section) ?? true,
  };
}
