import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { onDemand } from "#app/admin/calls/on-demand.tsx";
import { linkSourcesOf } from "./link-sources.ts";
import { TextEditor, type TextEditorProps } from "#app/admin/text-editor/text-editor.tsx";

const ShortcutsSheet = onDemand(
  async () => (await import("#app/admin/shortcuts/shortcuts-sheet.tsx")).ShortcutsSheet,
);

/** The text editor with this site's pages to link to, and with the sheet of the admin area's shortcuts. */
export function SiteTextEditor(props: Omit<TextEditorProps, "links" | "listFacts" | "onShortcuts">) {
  const { plainApi } = useAdmin();
  const client = useQueryClient();
  const links = useMemo(() => linkSourcesOf(plainApi, client), [plainApi, client]);
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <>
      <TextEditor
        {...props}
        links={links}
        listFacts={plainApi.listFacts}
        onShortcuts={() => setSheetOpen(true)}
      />
      {isSheetOpen && <ShortcutsSheet onClose={() => setSheetOpen(false)} />}
    </>
  );
}
