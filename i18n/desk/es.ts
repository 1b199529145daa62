import { accounts } from "./es/accounts.ts";
import { dashboard } from "./es/dashboard.ts";
import { messages } from "./es/messages.ts";
import { postForm } from "./es/post-form.ts";
import { textEditor } from "./es/text-editor.ts";
import type { DeskMessages } from "./hu.ts";

export const es = { accounts, dashboard, messages, postForm, textEditor } satisfies DeskMessages;
