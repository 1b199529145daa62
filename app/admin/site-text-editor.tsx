import { useState } from "react";
import { plainApi } from "./admin-api.ts";
import { linkSources } from "./link-sources.ts";
import { onDemand } from "./calls/on-demand.tsx";
import { TextEditor, type TextEditorProps } from "./text-editor/text-editor.tsx";

const ShortcutsSheet = onDemand(async () => (await import("./shortcuts/shortcuts-sheet.tsx")).ShortcutsSheet);

/** The text editor with this site's pages to link to, and with the sheet of the admin area's shortcuts. */
export function SiteTextEditor(props: Omit<TextEditorProps, "links" | "listFacts" | "onShortcuts">) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <>
      <TextEditor
        {...props}
        links={linkSources}
        listFacts={plainApi.listFacts}
        onShortcuts={() => setSheetOpen(true)}
      />
      {isSheetOpen && <ShortcutsSheet onClose={() => setSheetOpen(false)} />}
    </>
  );
}
