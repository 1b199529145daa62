import { keepConsent } from "./consent.ts";
import { keepForLater } from "./later/keep-for-later.ts";
import { markCurrentSection } from "./contents.ts";
import { followScheme } from "./colour-scheme.ts";
import { closeMenus } from "./menu.ts";
import { pageShown } from "#app/site/parts/page/page-shown.ts";
import { prerenderUnlessSaving, whenSeen } from "./prerender.ts";
import { rememberPageLanguage } from "./page-language.ts";
import { tellSignedIn } from "./signed-in/signed-in.ts";
import { openSearch } from "./search/open-search.ts";
import { offerSpanishVoice } from "./spanish-voice.ts";
import { bringFaces } from "./later/faces.ts";
import { hydrateIfRequested, hydrateOnInteraction, isStored } from "./hydrate.ts";
import { ownMoneyScript, scrollScript } from "./hydration-info.ts";
import { homeCountryKey } from "#i18n/home-country/home-country-key.ts";

// The work of a page before its hydration: one script in the head of every page, before the first paint, because the choices
// of the visitor decide what is painted. It goes on when React has hydrated the page, which leaves these things to it.
tellSignedIn();
// The browser leaves it to the router where such a page is scrolled to.
if (history.scrollRestoration !== "auto") void import(/* @vite-ignore */ scrollScript);
const follow = [
  bringFaces(),
  keepConsent(),
  followScheme(),
  rememberPageLanguage,
  markCurrentSection,
  offerSpanishVoice,
  prerenderUnlessSaving,
  hydrateIfRequested,
  openSearch(),
  keepForLater,
  () => void (isStored(homeCountryKey) && import(/* @vite-ignore */ ownMoneyScript)),
];
const show = () => {
  for (const onShown of follow) onShown();
};
whenSeen(show);
document.addEventListener(pageShown, show);
closeMenus();
hydrateOnInteraction();
