import { AdminTitle } from "#app/admin/admin-title.tsx";
import { Inbox } from "#app/admin/contact-messages/inbox.tsx";
import { useTodos } from "#app/admin/layout/use-todos.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AuthGuard } from "./auth-guard.tsx";

export default function MessagesRoute() {
  const { adminLayout } = useAdminMessages();
  const title = adminLayout.sections.messages;
  return (
    <>
      <AdminTitle title={title} />
      <AuthGuard needs="messages.manage">
        <Messages />
      </AuthGuard>
    </>
  );
}

/** Within the layout, whose navigation counts the unread ones. */
function Messages() {
  const { refresh } = useTodos();
  return <Inbox headingId="_messages" onUnread={refresh} />;
}
