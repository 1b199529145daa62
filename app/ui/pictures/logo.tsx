import styles from "./logo.module.css";

interface LogoProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The schemes in which it can be seen on the page; in the other one it gets a ground. */
  seenOn: "light" | "dark" | "both";
}

/** The owner's logo: as high as the header's bar has room for, however wide it is. */
export function Logo({ seenOn, alt, ...picture }: LogoProps) {
  return (
    <img
      {...picture}
      alt={alt}
      className={seenOn === "both" ? styles.logo : `${styles.logo} ${styles[seenOn]}`}
    />
  );
}
