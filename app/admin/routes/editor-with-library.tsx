import type { ComponentProps } from "react";
import { mediaPath, singleAddressWidth } from "#api/media.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { onDemand } from "#app/admin/calls/on-demand.tsx";
import type { CoverLibrarySlot } from "#app/admin/post-form/store/form-props.ts";
import type { PictureChooserSlot } from "#app/admin/text-editor/picture-chooser-slot.ts";
import { SiteTextEditor } from "#app/admin/editors/site-text-editor.tsx";
import { languages } from "#i18n/languages.ts";

const PictureChooser = onDemand(
  async () => (await import("#app/admin/media/picture/picture-chooser.tsx")).PictureChooser,
);

/** The text editor, which offers the stored pictures to those who may manage them. */
export function EditorWithLibrary(props: ComponentProps<typeof SiteTextEditor>) {
  const { may } = useAdmin();
  return (
    <SiteTextEditor {...props} PictureChooser={may.includes("media.manage") ? StoredPictures : undefined} />
  );
}

/** The cover's library, for those who may manage pictures. */
export function useCoverLibrary(): CoverLibrarySlot | undefined {
  const { may } = useAdmin();
  return may.includes("media.manage") ? StoredCovers : undefined;
}

const StoredCovers: CoverLibrarySlot = ({ onChosen }) => (
  <PictureChooser isOffered={({ isAnimated }) => !isAnimated} onChosen={onChosen} />
);

const StoredPictures: PictureChooserSlot = ({ lang, onChosen }) => (
  <PictureChooser
    onChosen={({ hash, width, height, isAnimated, alts, credit }) => {
      const language = languages.find((one) => one === lang);
      const src = mediaPath(hash, singleAddressWidth, isAnimated ? "webp" : "jpeg");
      onChosen({ src, alt: (language && alts[language]) ?? "", credit, width, height });
    }}
  />
);
