import { releasedPages } from "#api/guide/released-pages.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useLocation } from "react-router";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import type { TitlePictureSlot } from "#app/admin/guide/form/editor-slots.ts";
import { GuideForm } from "#app/admin/guide/form/guide-form.tsx";
import { GuidePageActions, PageAsRead } from "#app/admin/guide/own/guide-page-actions.tsx";
import { OwnPageActions } from "#app/admin/guide/own/own-page-actions.tsx";
import { SiteGuideEditor, SiteLineEditor } from "#app/admin/editors/site-guide-editor.tsx";
import { uploadPicture } from "#app/admin/editors/upload-picture.ts";
import { TitlePicture } from "#app/admin/media/drawings/title-picture.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { editGuidePath, guideListPath, isGuidePage } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { isOwnPage } from "#i18n/own-pages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { Route } from "./+types/edit-guide-page";
import { AdminPage } from "../admin-page.tsx";
import type { PageHandle } from "../page-handle.ts";

export const handle: PageHandle = { title: ({ guide }) => guide.form.title, needs: "guide.write" };

export default function EditGuidePageRoute({ params }: Route.ComponentProps) {
  const { form } = useAdminMessages().guide;
  const language = useLanguage();
  const { may } = useAdmin();
  const page = [params.page].find(isOwnPage) ?? releasedPages.find((known) => known === params.page);
  const ways = (
    <>
      <Link to={guideListPath(language)}>{form.back}</Link>
      {page && isOwnPage(page) && may.includes("guide.edit") && <OwnPageActions page={page} />}
      {page && isGuidePage(page) && <GuidePageActions page={page} />}
      {page === "privacy" && <PageAsRead page={page} />}
    </>
  );
  return (
    <AdminPage title={form.title} {...(page === "privacy" && { intro: form.privacy })} ways={ways}>
      {page ? (
        <GuideForm
          key={page}
          page={page}
          Editor={SiteGuideEditor}
          LineEditor={SiteLineEditor}
          TitlePicture={SiteTitlePicture}
        />
      ) : (
        <OwnPageAt address={params.page} />
      )}
    </AdminPage>
  );
}

/** Leads on to an own page by its address, which is all that a public page knows of it. */
function OwnPageAt({ address }: { address: string }) {
  const { api } = useAdmin();
  const { form } = useAdminMessages().guide;
  const language = useLanguage();
  const { hash } = useLocation();
  const { data } = useQuery({ queryKey: ["adminDocuments"], queryFn: () => api.listAdminDocuments() });
  if (!data) return <Loading text={form.loading} />;
  const found = data.find(({ own }) => own && Object.values(own.addresses).includes(address));
  if (!found) return <Alert>{form.notFound}</Alert>;
  return <Navigate replace to={editGuidePath(found.page, language) + hash} />;
}

const SiteTitlePicture: TitlePictureSlot = ({ page }) => <TitlePicture page={page} upload={uploadPicture} />;
