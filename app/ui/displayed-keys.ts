const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

const appleKeys: Partial<Record<string, string>> = { Mod: "⌘", Shift: "⇧", Alt: "⌥" };

/** The labels of keys such as "Mod+B": "Ctrl" and "B", on Apple's systems "⌘" and "B". */
export function keyCaps(keys: string): string[] {
  const names = keys.split("+");
  if (isApple()) return names.map((name) => appleKeys[name] ?? name);
  return names.map((name) => (name === "Mod" ? "Ctrl" : name));
}

/** Displays keys such as "Mod+B": "Ctrl+B", on Apple's systems "⌘B". */
export function displayedKeys(keys: string): string {
  return keyCaps(keys).join(isApple() ? "" : "+");
}

/** Writes keys in the format of `aria-keyshortcuts`. */
export function ariaKeys(keys: string): string {
  return keys.replace("Mod", isApple() ? "Meta" : "Control");
}
