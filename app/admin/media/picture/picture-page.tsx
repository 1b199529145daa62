import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { isNotFound } from "#api/errors/errors.ts";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { pictureName } from "#app/admin/media/picture-name.ts";
import { changeShownPart, readShownPart } from "#app/admin/media/library-query.ts";
import type { SendPicture } from "#app/admin/media/uploads/use-uploads.ts";
import { PictureSize } from "#app/admin/media/grid/picture-card.tsx";
import { PictureForm } from "./picture-form.tsx";
import { PictureUses } from "./picture-uses.tsx";
import { RemovePicture } from "./remove-picture.tsx";
import { ReplacePicture } from "./replace-picture.tsx";
import styles from "./picture-page.module.css";

interface PicturePageProps {
  hash: string;
  upload: SendPicture;
  /** Called when readers see a picture another way. */
  onChanged: () => void;
}

/** A picture with what is said of it, the posts that show it, and what can be done with it. */
export function PicturePage({ hash, upload, onChanged }: PicturePageProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().media;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const loaded = useQuery({ queryKey: ["picture", hash], queryFn: () => api.readPicture(hash) });
  const { data: picture, error, refetch } = loaded;
  const [isDirty, setIsDirty] = useState(false);
  const list = `?${changeShownPart(params, readShownPart(params))}`;

  function changed(): void {
    void refetch();
    onChanged();
  }

  const back = (
    <Link to={list} state={{ from: hash }} className={styles.back}>
      {texts.back}
    </Link>
  );
  if (!picture && !error) return <Loading text={texts.loading} />;
  // If only a reload fails, the form stays, with the changes typed into it.
  if (!picture)
    return (
      <section className={styles.page} aria-label={texts.title}>
        {back}
        {isNotFound(error) ? <Alert>{texts.gone}</Alert> : <QueryState query={loaded} texts={texts} />}
      </section>
    );
  return (
    <article className={styles.page} aria-labelledby="_picture-name">
      <header>
        {back}
        <Name picture={picture} />
        <Origin picture={picture} />
      </header>
      <PictureForm picture={picture} onDirty={setIsDirty} onSaved={changed} />
      <PictureUses picture={picture} />
      <ReplacePicture picture={picture} isDirty={isDirty} upload={upload} onReplaced={changed} />
      <RemovePicture
        picture={picture}
        onRemoved={() => {
          onChanged();
          void navigate(list, { replace: true, state: { isRemoved: true } });
        }}
      />
    </article>
  );
}

/** The heading, which gets the focus once the picture is loaded. */
function Name({ picture }: { picture: LibraryPicture }) {
  const { unnamed } = useAdminMessages().media;
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 id="_picture-name" ref={heading} tabIndex={-1} className={styles.name}>
      {pictureName(picture, language, unnamed)}
    </h2>
  );
}

/** Its size, and who brought it when. */
function Origin({ picture }: { picture: LibraryPicture }) {
  const texts = useAdminMessages().media;
  const language = useLanguage();
  return (
    <p className={styles.detail}>
      <PictureSize picture={picture} />
      {picture.isAnimated && ` · ${texts.animated}`}
      {` · ${texts.details.added(formatMoment(picture.addedAt, language), picture.addedBy)}`}
    </p>
  );
}
