import { daysGiven, type StayRule } from "#content/tools/stays/stay-rule.ts";
import styles from "./days-strip.module.css";

interface DaysStripProps {
  rule: StayRule;
  granted: number | undefined;
  used: number;
  over: number;
}

/** The days used of those that there are, drawn as a woven band; what it shows is said in words beside it. */
export function DaysStrip({ rule, granted, used, over }: DaysStripProps) {
  const given = daysGiven(rule, granted === undefined ? {} : { granted });
  const within = Math.max(0, used - over);
  const whole = Math.max(given, within) + over;
  return (
    <svg viewBox={`0 0 ${whole} 6`} preserveAspectRatio="none" className={styles.strip} aria-hidden="true">
      <rect width={whole} height="6" className={styles.left} />
      <rect width={within} height="6" className={styles.used} />
      {over > 0 && <rect x={whole - over} width={over} height="6" className={styles.over} />}
    </svg>
  );
}
