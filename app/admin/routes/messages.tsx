import { deskApi } from "#app/admin/desk-api.ts";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { Inbox } from "#app/admin/contact-messages/inbox.tsx";
import { useAttention } from "#app/admin/frame/use-attention.ts";
import { handleSessionLoss } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { SignInGate } from "./sign-in-gate.tsx";

export default function MessagesRoute() {
  const { deskFrame } = useAdminMessages();
  const title = deskFrame.sections.messages;
  return (
    <>
      <AdminTitle title={title} />
      <SignInGate needs="messages.manage">{() => <Messages />}</SignInGate>
    </>
  );
}

/** Within the frame, whose navigation counts the unread ones. */
function Messages() {
  const { refresh } = useAttention();
  return (
    <Inbox api={deskApi} headingId="_messages" onUnread={refresh} handleSessionLoss={handleSessionLoss} />
  );
}
