import { useParams } from "react-router";
import { plainApi } from "#app/admin/admin-api.ts";
import { RegisterForm } from "#app/admin/accounts/sign-in/register-form.tsx";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

export default function RegisterRoute() {
  const { accounts } = useAdminMessages();
  const { lang } = useParams();
  return (
    <>
      <AdminTitle title={accounts.register.title} />
      <RegisterForm
        signInPath={lang ? `/${lang}/login` : "/login"}
        register={plainApi.register}
        readRegistration={plainApi.readRegistration}
      />
    </>
  );
}
