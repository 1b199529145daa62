import { browserApi } from "#app/browser-api.ts";
import { DeskGate } from "#app/desk-gate.tsx";
import { WaitingAccounts } from "#app/features/accounts/waiting-accounts.tsx";
import { DeskHeader } from "#app/features/desk/desk-header.tsx";
import { DeskTitle } from "#app/features/desk/desk-title.tsx";
import { PostList } from "#app/features/desk/post-list.tsx";
import { endSession, signOut } from "#app/session.ts";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import styles from "./admin.module.css";

export default function AdminRoute() {
  const { dashboard } = useDeskMessages();
  return (
    <>
      <DeskTitle title={dashboard.title} />
      <DeskGate>
        {(username) => (
          <div className={styles.desk}>
            <DeskHeader username={username} formHash="#_new-post" signOut={signOut} />
            <WaitingAccounts api={browserApi} onSessionLost={endSession} />
            <PostList api={browserApi} onSessionLost={endSession} />
            <section id="_new-post" />
          </div>
        )}
      </DeskGate>
    </>
  );
}
