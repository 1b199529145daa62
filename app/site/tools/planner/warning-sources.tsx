import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { OutsideLink } from "#app/site/parts/outside-link.tsx";
import { sites } from "#content/facts/places/sites.ts";
import type { Warning } from "#content/trips/check-plan.ts";
import type { FindingKind } from "#content/trips/findings/findings.ts";
import { pagePath } from "#i18n/addresses.ts";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { useLanguage } from "#i18n/page-language.tsx";
import { usePlanner } from "./planner-context.ts";
import styles from "./warning-list.module.css";

/** Findings that the guide's pages tell more about, with where to look up the latest. */
const warnedKinds: readonly FindingKind[] = [
  "north-rain",
  "el-nino",
  "jungle-rain",
  "friaje",
  "emergency",
  "busy",
];

const partyKinds: readonly FindingKind[] = [
  "small-child",
  "child-high",
  "too-high",
  "ruins-stairs",
  "stairs",
];

/** Tells what the warnings rest upon, and what they leave out. */
export function WarningSources({ warnings }: { warnings: readonly Warning[] }) {
  const { words, plan } = usePlanner();
  const language = useLanguage();
  const isWarned = warnings.some(({ finding }) => warnedKinds.includes(finding.kind));
  const isAboutTrip = warnings.some(({ finding }) => finding.kind === "trip-height");
  const isAboutTrek = warnings.some(({ finding }) => "trek" in finding);
  const isForWhom = warnings.some(({ finding }) => partyKinds.includes(finding.kind));
  const isAboutAltitude = warnings.some(
    ({ level, finding: { kind } }) =>
      (level === "danger" && kind !== "trip-height" && kind !== "trek-height") ||
      kind === "valley" ||
      kind === "jump",
  );
  return (
    <>
      {plan.start === null && (
        <p className={styles.source}>
          <Unbroken>{words.checks.undated}</Unbroken>
        </p>
      )}
      {isWarned && (
        <p className={styles.source}>
          <InlineText>{words.checks.warned}</InlineText>
        </p>
      )}
      {isAboutTrip && (
        <p className={styles.source}>
          <InlineText>{words.trips.noted}</InlineText>
        </p>
      )}
      {isAboutTrek && (
        <p className={styles.source}>
          <InlineText>{words.treks.noted}</InlineText>
        </p>
      )}
      {isForWhom && (
        <p className={styles.source}>
          <InlineText>{words.checks.whom}</InlineText>
        </p>
      )}
      {isAboutAltitude && (
        <p className={styles.source}>
          {words.checks.source} <OutsideLink href={sites.cdc.url}>{words.checks.cdc}</OutsideLink>,{" "}
          <OutsideLink href={sites.wms.url}>{words.checks.wms}</OutsideLink>.{" "}
          <SiteLink to={`${pagePath("altitude-health", language)}#altitude`}>{words.checks.more}</SiteLink>
        </p>
      )}
    </>
  );
}
