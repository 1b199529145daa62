import { useEffect, useRef, useState } from "react";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { onDemand } from "#app/admin/calls/on-demand.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useCall } from "#app/admin/calls/use-call.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { MediaFailure } from "./media-failure.tsx";
import { NewPicture } from "./new-picture.tsx";
import { PictureImage } from "#app/admin/media/picture-image.tsx";
import { pictureName } from "#app/admin/media/picture-name.ts";
import type { SendPicture } from "#app/admin/media/uploads/use-uploads.ts";
import styles from "./picture-page.module.css";

const PictureChooser = onDemand(async () => (await import("./picture-chooser.tsx")).PictureChooser);

interface ReplacePictureProps {
  picture: LibraryPicture;
  /** Something of its details is not saved. */
  isDirty: boolean;
  upload: SendPicture;
  onReplaced: () => void;
}

/** Puts another picture, of the library or a new one, wherever this one is shown. */
export function ReplacePicture(props: ReplacePictureProps) {
  const { picture, onReplaced } = props;
  const texts = useAdminMessages().media;
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [other, setOther] = useState<LibraryPicture | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const section = useFocusAtSteps(isOpen, other);
  // Covers, slides and portraits stand still.
  const isCover = picture.siteUses.length > 0 || picture.uses.some((use) => use.isCover);
  const posts = new Set(picture.uses.flatMap(({ isShown, postId }) => (isShown ? postId : []))).size;

  function close(): void {
    setIsOpen(false);
    setOther(null);
  }

  const title = texts.replace.title(pictureName(picture, language, texts.unnamed));
  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-label={title}>
      {done !== null && <Alert kind="success">{texts.replace.done(done)}</Alert>}
      {!isOpen && posts > 0 && (
        <div>
          <Button kind="quiet" onClick={() => setIsOpen(true)}>
            {texts.replace.open}
          </Button>
        </div>
      )}
      {isOpen && (
        <div className={styles.panel}>
          <h3 className={styles.title}>{title}</h3>
          {other ? (
            <Replacement
              {...props}
              other={other}
              posts={posts}
              onOther={() => setOther(null)}
              onCancel={close}
              onReplaced={(changed) => {
                setDone(changed);
                close();
                onReplaced();
              }}
            />
          ) : (
            <>
              <p>{texts.replace.intro}</p>
              <NewPicture {...props} onChosen={setOther} />
              <PictureChooser
                isOffered={({ hash, isAnimated }) => hash !== picture.hash && !(isCover && isAnimated)}
                onChosen={setOther}
              />
              <div className={styles.buttons}>
                <Button kind="quiet" onClick={close}>
                  {texts.cancel}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** Each step removes the button that was pressed, so the section takes over the focus. */
function useFocusAtSteps(isOpen: boolean, other: LibraryPicture | null) {
  const section = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if ((isOpen || wasOpen.current) && document.activeElement === document.body) section.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, other]);
  return section;
}

interface ReplacementProps extends Pick<ReplacePictureProps, "picture" | "isDirty"> {
  /** The one that takes its place. */
  other: LibraryPicture;
  /** How many posts show it. */
  posts: number;
  onOther: () => void;
  onCancel: () => void;
  onReplaced: (posts: number) => void;
}

/** The last question before a picture is replaced. */
function Replacement({ picture, other, posts, isDirty, onOther, onCancel, onReplaced }: ReplacementProps) {
  const { api } = useAdmin();
  const { replace: texts, cancel } = useAdminMessages().media;
  const { isBusy, failure, run } = useCall();
  return (
    <>
      <Chosen picture={other} />
      <p>{posts > 0 ? texts.effect(posts) : texts.nothing}</p>
      {isDirty && <Alert kind="note">{texts.unsaved}</Alert>}
      <MediaFailure failure={failure} />
      <div className={styles.buttons}>
        <Button
          busy={isBusy}
          disabled={isDirty}
          onClick={() =>
            void run(async () => onReplaced((await api.replacePicture(picture.hash, other.hash)).posts))
          }
        >
          {isBusy ? texts.busy : texts.confirm}
        </Button>
        <Button kind="quiet" onClick={onOther}>
          {texts.change}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </>
  );
}

function Chosen({ picture }: { picture: LibraryPicture }) {
  const { replace, unnamed } = useAdminMessages().media;
  const language = useLanguage();
  return (
    <div className={styles.chosen}>
      <PictureImage picture={picture} />
      <p role="status">{replace.chosen(pictureName(picture, language, unnamed))}</p>
    </div>
  );
}
