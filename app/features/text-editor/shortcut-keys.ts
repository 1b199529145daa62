const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Keys as a person reads them: "Ctrl+B", on Apple's systems "⌘B". */
export function shownKeys(keys: string): string {
  if (!isApple()) return keys.replace("Mod", "Ctrl");
  return keys.replace("Mod", "⌘").replace("Shift", "⇧").replace("Alt", "⌥").replaceAll("+", "");
}

/** Keys as `aria-keyshortcuts` wants them. */
export function spokenKeys(keys: string): string {
  return keys.replace("Mod", isApple() ? "Meta" : "Control");
}
