import { useMemo, type ComponentProps } from "react";
import { PasskeySignIn } from "#app/admin/accounts/passkeys/passkey-sign-in.tsx";
import { adminApi } from "#app/admin/admin-api.ts";
import { AdminContext, useAdmin } from "#app/admin/calls/admin-context.ts";
import { passkeySignIn } from "#app/admin/passkeys.ts";
import { PostForm } from "#app/admin/post-form/post-form.tsx";
import { signIn } from "#app/session.ts";
import { EditorWithLibrary, useCoverLibrary } from "./editor-with-library.tsx";

type SitePostFormProps = Pick<
  ComponentProps<typeof PostForm>,
  "post" | "translates" | "save" | "postCalls" | "onSaved" | "onKept"
>;

/** The form of a post with this site's editor, pictures and calls, and its own way to sign in again. */
export function SitePostForm(props: SitePostFormProps) {
  const admin = useAdmin();
  const { username } = admin;
  const coverLibrary = useCoverLibrary();
  // The form asks for the password when it saves; the page's sign-in form would lie behind its dialogs.
  const inForm = useMemo(() => ({ ...admin, api: adminApi }), [admin]);
  return (
    <AdminContext value={inForm}>
      <PostForm
        {...props}
        username={username}
        readLatest={adminApi.readFullPost}
        TextEditor={EditorWithLibrary}
        CoverLibrary={coverLibrary}
        writingCalls={adminApi}
        signIn={(password, code) => signIn({ username, password, code })}
        SignInInstead={SignInByPasskey}
      />
    </AdminContext>
  );
}

function SignInByPasskey({ onSignedIn }: { onSignedIn: () => void }) {
  return <PasskeySignIn passkeys={{ ask: passkeySignIn.ask }} onSignedIn={onSignedIn} />;
}
