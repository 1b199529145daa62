import { useState } from "react";
import { Link } from "react-router";
import type { AdminSettings, SettingsChange, SetUpStep } from "#api/settings/site-settings.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { backupsPath, importPath, settingsPath } from "#i18n/addresses.ts";
import type { SiteSettingsTexts } from "#i18n/admin/hu/site-settings.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { useSettings } from "./use-settings.ts";
import styles from "./set-up-list.module.css";

interface SetUpListProps {
  /** The sample posts are in the bin. */
  onPostsMoved: () => void;
}

/** The steps of the set-up that are still open, until each is done or not wanted. Nothing when there is none. */
export function SetUpList({ onPostsMoved }: SetUpListProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().siteSettings.setUp;
  const language = useLanguage();
  const { settings, change, refresh } = useSettings();
  const { isBusy, failure, run } = useCall();
  const open = settings?.openSteps ?? [];
  // A step goes with the button that had the focus.
  const [settled, setSettled] = useState<SetUpStep | null>(null);
  const heading = useOutcomeFocus<HTMLHeadingElement>(settled);
  if (!settings || open.length === 0) return null;
  const { starterPosts } = settings;

  async function settle(
    step: SetUpStep,
    changesOf: (now: AdminSettings["settings"]) => SettingsChange,
  ): Promise<void> {
    // Somebody else may have settled another step since.
    const isDone = await run(async () => change(changesOf((await api.readSettings()).settings)));
    if (isDone) setSettled(step);
  }

  async function movePosts(): Promise<void> {
    const isDone = await run(async () => {
      for (const id of starterPosts) await api.deletePost(id);
    });
    refresh();
    if (isDone) onPostsMoved();
  }

  return (
    <section aria-labelledby="_set-up" className={styles.list}>
      <h2 id="_set-up" ref={heading} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h2>
      <p>{texts.intro}</p>
      {open.includes("posts") && (
        <p>
          <Link to={backupsPath(language)}>{texts.restore}</Link>
          <br />
          <Link to={importPath(language)}>{texts.bring}</Link>
        </p>
      )}
      {failure && <Alert>{texts.failed}</Alert>}
      <ol className={styles.steps}>
        {open.map((step) => (
          <Step
            key={step}
            step={step}
            text={textOf(step, texts.steps, settings)}
            isBusy={isBusy}
            onSkip={() =>
              void settle(step, ({ skippedSteps }) => ({ skippedSteps: [...skippedSteps, step] }))
            }
            onAct={() => void (step === "posts" ? movePosts() : settle(step, () => ({ checkLinks: true })))}
          />
        ))}
      </ol>
    </section>
  );
}

type Steps = SiteSettingsTexts["setUp"]["steps"];

function textOf(step: SetUpStep, steps: Steps, { siteUrl, starterPosts }: AdminSettings): string {
  if (step === "address") return steps.address.text(siteUrl);
  if (step === "posts") return steps.posts.text(starterPosts.length);
  return steps[step].text;
}

interface StepProps {
  step: SetUpStep;
  text: string;
  isBusy: boolean;
  onSkip: () => void;
  /** Called by the button of a step that needs no page. */
  onAct: () => void;
}

function Step({ step, text, isBusy, onSkip, onAct }: StepProps) {
  const texts = useAdminMessages().siteSettings.setUp;
  const language = useLanguage();
  const ownSkips: Partial<Record<SetUpStep, string>> = {
    mail: texts.steps.mail.later,
    posts: texts.steps.posts.keep,
  };
  const ownSkip = ownSkips[step];
  return (
    <li className={styles.step}>
      <h3 className={styles.name}>{texts.steps[step].title}</h3>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        {(step === "details" || step === "mail") && (
          <Link to={`${settingsPath(language)}#_${step}`} className={styles.action}>
            {texts.steps[step].action}
          </Link>
        )}
        {(step === "posts" || step === "links") && (
          <Button small kind="quiet" busy={isBusy} onClick={onAct}>
            {texts.steps[step].action}
          </Button>
        )}
        <Button
          small
          kind="quiet"
          busy={isBusy}
          aria-label={ownSkip === undefined ? texts.skipNamed(texts.steps[step].title) : undefined}
          onClick={onSkip}
        >
          {ownSkip ?? texts.skip}
        </Button>
      </div>
    </li>
  );
}
