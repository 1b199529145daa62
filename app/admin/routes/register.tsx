import { useNavigate, useParams } from "react-router";
import { plainApi } from "#app/admin/admin-api.ts";
import { RegisterForm } from "#app/admin/accounts/sign-in/register-form.tsx";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { signIn } from "#app/session.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

export default function RegisterRoute() {
  const { accounts } = useAdminMessages();
  const { lang } = useParams();
  const prefix = lang ? `/${lang}` : "";
  const navigate = useNavigate();
  return (
    <>
      <AdminTitle title={accounts.register.own.title} />
      <RegisterForm
        signInPath={`${prefix}/login`}
        register={plainApi.register}
        readRegistration={plainApi.readRegistration}
        signIn={signIn}
        makeResetCode={plainApi.makeResetCode}
        onSignedIn={() => void navigate(`${prefix}/admin`, { replace: true })}
      />
    </>
  );
}
