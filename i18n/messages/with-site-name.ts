import type { Messages } from "./hu.ts";

const named = new WeakMap<Messages, { name: string; messages: Messages }>();

/**
 * The messages with what the owner calls the site in the place of its own name, the same object each time.
 * @param name empty where the site is called by its own
 */
export function withSiteName(messages: Messages, name: string): Messages {
  if (name === "") return messages;
  const known = named.get(messages);
  if (known?.name === name) return known.messages;
  const { site, home } = messages;
  const made = { ...messages, site: { ...site, name }, home: { ...home, title: name } };
  named.set(messages, { name, messages: made });
  return made;
}
