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
  const { site, shell, home, blog, named: texts } = messages;
  const made: Messages = {
    ...messages,
    site: { ...site, name },
    shell: { ...shell, footerNote: texts.footerNote(name) },
    home: { ...home, title: name, intro: [texts.intro(name), ...home.intro.slice(1)], hobby: texts.hobby },
    blog: {
      ...blog,
      description: texts.blog(name),
      authorPosts: (n) => texts.authorPosts(n, name),
    },
  };
  named.set(messages, { name, messages: made });
  return made;
}
