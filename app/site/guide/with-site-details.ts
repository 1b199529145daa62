import type { SiteDetails } from "#api/settings/site-details.ts";
import type { Block, GuidePageText } from "#content/guide-page.ts";
import type { Messages } from "#i18n/messages/hu.ts";

/**
 * The privacy page with who answers for the data, as far as the owner has filled it in, and with how long contact messages are kept where
 * that has an end.
 */
export function withSiteDetails(
  text: GuidePageText,
  details: SiteDetails | null,
  { privacy, shell }: Pick<Messages, "privacy" | "shell">,
): GuidePageText {
  if (details === null) return text;
  const { company, address, phone, email, messageDays } = details;
  const who = [
    { term: privacy.controller, text: company },
    { term: shell.address, text: address },
    { term: shell.phone, text: phone },
    { term: shell.email, text: email },
  ].filter((row) => row.text !== "");
  const first: Block[] = who.length === 0 ? [] : [{ kind: "terms", items: who }];
  const last: Block[] =
    messageDays === null ? [] : [{ kind: "paragraph", text: privacy.messagesKept(messageDays) }];
  const sections = text.sections.map((section) => {
    if (section.id === "who") return { ...section, blocks: [...first, ...section.blocks] };
    if (section.id === "server") return { ...section, blocks: [...section.blocks, ...last] };
    return section;
  });
  return { ...text, sections };
}
