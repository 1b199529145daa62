import { accounts } from "./es/accounts.ts";
import { dashboard } from "./es/dashboard.ts";
import { postForm } from "./es/post-form.ts";
import { textEditor } from "./es/text-editor.ts";
import type { DeskMessages } from "./hu.ts";

export const es = { accounts, dashboard, postForm, textEditor } satisfies DeskMessages;
