import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { isNotFound } from "#api/errors.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatMoment } from "#i18n/format-moment.ts";
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
  const language = useLanguage();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const {
    data: picture,
    error,
    refetch,
  } = useQuery({ queryKey: ["picture", hash], queryFn: () => api.readPicture(hash) });
  const [isDirty, setIsDirty] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = `?${changeShownPart(params, readShownPart(params))}`;
  const isLoaded = picture !== undefined;

  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);

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
        {isNotFound(error) ? (
          <Alert>{texts.gone}</Alert>
        ) : (
          <RetryAlert retry={texts.retry} onRetry={() => void refetch()}>
            {texts.loadFailed}
          </RetryAlert>
        )}
      </section>
    );
  const name = pictureName(picture, language, texts.unnamed);
  return (
    <article className={styles.page} aria-labelledby="_picture-name">
      <header>
        {back}
        <h2 id="_picture-name" ref={heading} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        <p className={styles.detail}>
          <PictureSize picture={picture} />
          {picture.isAnimated && ` · ${texts.animated}`}
          {` · ${texts.details.added(formatMoment(picture.addedAt, language), picture.addedBy)}`}
        </p>
      </header>
      <PictureForm picture={picture} onDirty={setIsDirty} onSaved={changed} />
      <PictureUses uses={picture.uses} />
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
