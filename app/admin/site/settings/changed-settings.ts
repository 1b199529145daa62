import type { AdminSettings, SettingsChange } from "#api/settings/site-settings.ts";

/** The part of what stands in a form that differs from what it was shown with: the rest may be somebody else's by now. */
export function changedSettings(typed: SettingsChange, shown: SettingsChange): SettingsChange {
  // Safe cast: the keys of `Object.entries` are names of settings.
  const isChanged = (name: string, value: unknown) => value !== shown[name as keyof SettingsChange];
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => isChanged(name, value)));
}

/** Where there is no key yet, its empty field takes none away. */
export function shownAtFirst({ settings, hasYoutubeKey }: AdminSettings): SettingsChange {
  // The pictures are in no form: they count at once.
  const { logo: _logo, icon: _icon, ...shown } = settings;
  return hasYoutubeKey ? shown : { ...shown, youtubeKey: null };
}
