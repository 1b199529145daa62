import { accounts } from "./en/accounts.ts";
import { dashboard } from "./en/dashboard.ts";
import { messages } from "./en/messages.ts";
import { postForm } from "./en/post-form.ts";
import { textEditor } from "./en/text-editor.ts";
import type { DeskMessages } from "./hu.ts";

export const en = { accounts, dashboard, messages, postForm, textEditor } satisfies DeskMessages;
