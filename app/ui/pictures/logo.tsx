import styles from "./logo.module.css";

interface LogoProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The schemes in which it can be seen on the page; in the other one it gets a ground. */
  seenOn: "light" | "dark" | "both";
  /** Whether it leaves room for the site's name. */
  isNamed: boolean;
}

/** The owner's logo: as high as the header's bar has room for, however wide it is. */
export function Logo({ seenOn, isNamed, alt, ...picture }: LogoProps) {
  const looks = [styles.logo, isNamed && styles.named, seenOn !== "both" && styles[seenOn]];
  return <img {...picture} alt={alt} className={looks.filter(Boolean).join(" ")} />;
}
