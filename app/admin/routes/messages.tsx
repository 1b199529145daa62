import { Inbox } from "#app/admin/contact-messages/inbox.tsx";
import { useTodos } from "#app/admin/layout/use-todos.ts";
import { useOrigin } from "#app/site/metadata/use-origin.ts";
import { useDrafts } from "#app/site/tools/plan-keeping/plan-drafts.ts";
import type { PageHandle } from "./page-handle.ts";

export const handle: PageHandle = {
  title: ({ adminLayout }) => adminLayout.sections.messages,
  needs: "messages.manage",
};

/** The navigation counts the unread ones. */
export default function MessagesRoute() {
  const { refresh } = useTodos();
  const [lastPlan = ""] = useDrafts();
  return <Inbox headingId="_messages" onUnread={refresh} planner={{ origin: useOrigin(), lastPlan }} />;
}
