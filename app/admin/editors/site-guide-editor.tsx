import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { GuideEditorSlot, LineEditorSlot } from "#app/admin/guide/form/editor-slots.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { onDemand } from "#app/admin/calls/on-demand.tsx";
import { guideLinksOf } from "./guide-links.ts";
import { GuideEditor } from "#app/admin/text-editor/guide/guide-editor.tsx";
import { LineEditor } from "#app/admin/text-editor/guide/line-editor.tsx";
import type { Language } from "#i18n/languages.ts";

const LibraryPictures = onDemand(async () => (await import("./library-pictures.tsx")).LibraryPictures);

/** The editor of guide pages with this site's pages to link to, and the library's pictures for those who may manage them. */
export const SiteGuideEditor: GuideEditorSlot = (props) => {
  const { plainApi, may } = useAdmin();
  const client = useQueryClient();
  const links = useMemo(() => guideLinksOf(plainApi, client), [plainApi, client]);
  return (
    <GuideEditor
      {...props}
      calls={useFactCalls(props.lang)}
      links={links}
      PictureChooser={may.includes("media.manage") ? LibraryPictures : undefined}
    />
  );
};

export const SiteLineEditor: LineEditorSlot = (props) => (
  <LineEditor {...props} calls={useFactCalls(props.lang)} />
);

function useFactCalls(language: Language) {
  const { plainApi } = useAdmin();
  return useMemo(
    () => ({
      listAdminFacts: plainApi.listAdminFacts,
      listPrintings: (id: string) => plainApi.listPrintings(id, language),
    }),
    [plainApi, language],
  );
}
