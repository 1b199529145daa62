import { useParams } from "react-router";
import { browserApi } from "#app/browser-api.ts";
import { RegisterForm } from "#app/features/accounts/register-form.tsx";
import { DeskTitle } from "#app/features/desk/desk-title.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";

export default function RegisterRoute() {
  const { accounts } = useDeskMessages();
  const { lang } = useParams();
  return (
    <>
      <DeskTitle title={accounts.register.title} />
      <RegisterForm signInPath={lang ? `/${lang}/login` : "/login"} register={browserApi.register} />
    </>
  );
}
