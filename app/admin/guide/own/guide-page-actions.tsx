import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { pagePath, type GuidePage } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { ReleasedPage } from "#i18n/own-pages.ts";

/** Whether the page is withdrawn, as soon as that is known, and how it is withdrawn or shown again. */
function useWithdrawal(page: GuidePage) {
  const { api, siteChanged } = useAdmin();
  const { isBusy, failure, run } = useCall();
  const { data } = useQuery({
    queryKey: ["adminDocuments"],
    queryFn: () => api.listAdminDocuments(),
  });
  const withdraw = (isGone: boolean) =>
    run(async () => {
      await api.withdrawPage(page, isGone);
      await siteChanged();
    });
  return { isWithdrawn: data?.find((one) => one.page === page)?.isWithdrawn, withdraw, isBusy, failure };
}

/** The ways that a page of the guide has besides those of every page: to what readers see, and away from them and back. */
export function GuidePageActions({ page }: { page: GuidePage }) {
  const { may } = useAdmin();
  const { withdrawal: texts, actions } = useAdminMessages().guide;
  const [isAsked, setIsAsked] = useState(false);
  const { isWithdrawn, withdraw, isBusy, failure } = useWithdrawal(page);

  return (
    <>
      {isWithdrawn ? <strong role="status">{texts.note}</strong> : <PageAsRead page={page} />}
      {isWithdrawn !== undefined && may.includes("guide.edit") && (
        <Button
          kind="quiet"
          small
          busy={isBusy}
          onClick={() => (isWithdrawn ? void withdraw(false) : setIsAsked(true))}
        >
          {isWithdrawn ? texts.show : texts.withdraw}
        </Button>
      )}
      {failure && <Alert>{texts.failed}</Alert>}
      <ConfirmDialog
        open={isAsked}
        title={texts.title}
        text={texts.text}
        confirm={texts.confirm}
        cancel={actions.cancel}
        busy={isBusy}
        onConfirm={() => void withdraw(true).then(() => setIsAsked(false))}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}

/** The way to a page of the release as readers see it. */
export function PageAsRead({ page }: { page: ReleasedPage }) {
  const { form } = useAdminMessages().guide;
  return (
    <Link to={pagePath(page, useLanguage())} reloadDocument>
      {form.asRead}
    </Link>
  );
}
