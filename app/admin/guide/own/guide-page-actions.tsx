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
  const { form, withdrawal: texts, actions } = useAdminMessages().guide;
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const { isWithdrawn, withdraw, isBusy, failure } = useWithdrawal(page);

  return (
    <>
      {isWithdrawn ? (
        <strong role="status">{texts.note}</strong>
      ) : (
        <Link to={pagePath(page, language)} reloadDocument>
          {form.asRead}
        </Link>
      )}
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
