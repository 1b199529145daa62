import { Link } from "react-router";
import { ApiError, errorTextOf } from "#api/errors/errors.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { formatBytes } from "#i18n/format/format-bytes.ts";
import { pictureAddress } from "#app/admin/media/library-query.ts";
import type { Upload } from "./use-uploads.ts";
import styles from "./upload-pictures.module.css";

interface UploadRowProps {
  upload: Upload;
  /** Whether its name is a link to its page in the library. */
  leads: boolean;
}

/** A file on its way, with its progress, or why it was refused. */
export function UploadRow({ upload, leads }: UploadRowProps) {
  const { file, state, share, picture, error } = upload;
  const texts = useAdminMessages().media.upload;
  const language = useLanguage();
  const percent = new Intl.NumberFormat(locales[language], { style: "percent" });
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {picture && leads ? <Link to={pictureAddress(picture.hash)}>{file.name}</Link> : file.name}{" "}
        <span className={styles.size}>{formatBytes(file.size, language)}</span>
      </span>
      {state === "waiting" && <span className={styles.state}>{texts.waiting}</span>}
      {state === "sending" && (
        <span className={styles.state}>
          <progress aria-label={texts.progress(file.name)} value={share} max={1} />{" "}
          {share < 1 ? texts.sending(percent.format(share)) : texts.preparing}
        </span>
      )}
      {state === "done" && <span className={styles.done}>{texts.done}</span>}
      {state === "failed" && <UploadError error={error} file={file} />}
    </li>
  );
}

function UploadError({ error, file }: Pick<Upload, "error" | "file">) {
  const { upload: texts, failed } = useAdminMessages().media;
  const byCode = {
    picture_too_large: texts.tooLarge,
    too_large: texts.tooLarge,
    picture_unreadable: /\.hei[cf]$/i.test(file.name) ? texts.heic : texts.unreadable,
    no_space: texts.noSpace,
    unavailable: texts.busy,
  };
  const isUnreachable = !(error instanceof ApiError) || error.status === 0;
  const { text, lang } = isUnreachable ? { text: texts.unreachable } : errorTextOf(error, byCode, failed);
  return (
    <span className={styles.error} lang={lang}>
      {text}
    </span>
  );
}
