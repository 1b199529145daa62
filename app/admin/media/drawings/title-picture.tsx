import { useState } from "react";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import type { SendPicture } from "#app/admin/media/uploads/use-uploads.ts";
import { Folded } from "#app/ui/forms/folded.tsx";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { DrawingField } from "./drawing-field.tsx";
import { useDrawings } from "./use-drawings.ts";

interface TitlePictureProps {
  page: DocumentPage;
  upload: SendPicture;
}

/** The picture at the head of a page, the same in all languages. */
export function TitlePicture(props: TitlePictureProps) {
  const texts = useAdminMessages().media.drawings;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Folded title={texts.titlePicture} isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && <OpenedPicture {...props} />}
    </Folded>
  );
}

function OpenedPicture({ page, upload }: TitlePictureProps) {
  const texts = useAdminMessages().media.drawings;
  const loaded = useDrawings();
  const drawing = loaded.data?.find(({ id }) => id === `pages/${page}`);
  return (
    <>
      <QueryState query={loaded} texts={texts} />
      {drawing && <DrawingField drawing={drawing} upload={upload} onChanged={() => loaded.refetch()} />}
    </>
  );
}
