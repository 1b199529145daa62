import { linesIn, lineText } from "#content/documents/line.ts";
import { wordsOfSection } from "#content/names/words-of-section.ts";
import type { ToolText } from "#content/tools/tool-page.ts";
import { pagePath, type ToolPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages/hu.ts";
import type { SearchEntry } from "#api/search/ranking/candidate.ts";

export interface PrintedTool {
  page: ToolPage;
  text: ToolText;
}

/** Each tool by its title, by what it is asked for, and by the names of all that it can show. */
export function toolEntries(
  tools: PrintedTool[],
  language: Language,
  messages: Pick<Messages, "pages">,
): SearchEntry[] {
  return tools.map(({ page, text }) => {
    const { title, description, keywords, lead, ...own } = text;
    const { name, searchWords } = messages.pages[page];
    return {
      kind: "tools",
      path: pagePath(page, language),
      title,
      context: name,
      keywords: [searchWords, ...keywords, wordsOfSection(page, null, language)].join(" "),
      text: `${description} ${lineText(lead)}`,
      unshown: linesIn(own).map(lineText).filter(isName).join(" "),
      weight: 1,
    };
  });
}

/** A whole sentence warns, explains or excuses the tool: who asks for a heart condition does not look for the planner's disclaimer. */
const isName = (text: string) => !/[.!?…]["”»)]?$/.test(text.trim());
