import type { ComponentProps, MouseEvent } from "react";
import styles from "./button.module.css";

interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  /** What it does to the page: leads on, is one way among others, takes something away. */
  kind?: "primary" | "quiet" | "danger";
  /** Its action runs: it stays in place and keeps the focus, but another click does nothing. */
  busy?: boolean;
  small?: boolean;
}

/** A button; it submits its form only with `type="submit"`. */
export function Button({ kind = "primary", busy = false, small = false, onClick, ...button }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...button}
      {...(busy && { "aria-disabled": true, "aria-busy": true })}
      onClick={click}
      className={[styles.button, styles[kind], small && styles.small].filter(Boolean).join(" ")}
    />
  );
}
