import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { guideListPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { ownPagePath, type OwnPage } from "#i18n/own-pages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { OwnPageDialog } from "./own-page-dialog.tsx";
import { RemoveOwnPage } from "./remove-own-page.tsx";

/** The ways that an own page has besides those of every page: to what readers see, to its addresses and place, and away. */
export function OwnPageActions({ page }: { page: OwnPage }) {
  const { api, siteChanged } = useAdmin();
  const { form, ownPages: texts } = useAdminMessages().guide;
  const language = useLanguage();
  const navigate = useNavigate();
  const [asked, ask] = useState<"change" | "removal" | null>(null);
  const { data } = useQuery({
    queryKey: ["adminDocuments"],
    queryFn: () => api.listAdminDocuments(),
  });
  const item = data?.find((one) => one.page === page);
  if (!item?.own) return null;
  const { own, languages } = item;
  return (
    <>
      {languages[language].version > 0 && (
        <Link to={ownPagePath(own.addresses[language], language)} reloadDocument>
          {form.asRead}
        </Link>
      )}
      <Button kind="quiet" small onClick={() => ask("change")}>
        {texts.change}
      </Button>
      <Button kind="quiet" small onClick={() => ask("removal")}>
        {texts.remove}
      </Button>
      {asked === "change" && (
        <OwnPageDialog
          page={own}
          send={async ({ addresses, place }) => {
            await api.changeOwnPage(page, { addresses, place });
            await siteChanged();
            ask(null);
          }}
          onCancel={() => ask(null)}
        />
      )}
      {asked === "removal" && (
        <RemoveOwnPage
          page={page}
          onRemoved={async () => {
            await navigate(guideListPath(language));
            await siteChanged();
          }}
          onCancel={() => ask(null)}
        />
      )}
    </>
  );
}
