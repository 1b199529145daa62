import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { OpenedForm } from "#app/admin/calls/stored-form/opened-form.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { HomeForm } from "./home-form.tsx";

/** Loads how the home page is arranged, then lets it be changed. */
export function HomeBoard() {
  const { api } = useAdmin();
  const { homeSections: texts } = useAdminMessages();
  return (
    <OpenedForm queryKey={["home sections"]} read={() => api.readHomeSections()} texts={texts}>
      {(opened) => <HomeForm opened={opened} />}
    </OpenedForm>
  );
}
