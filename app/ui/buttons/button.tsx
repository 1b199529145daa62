import type { ComponentProps, MouseEvent } from "react";
import styles from "./button.module.css";

interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  kind?: "primary" | "quiet" | "danger";
  /** Its action is running: it keeps the focus, but clicks do nothing. */
  busy?: boolean;
  small?: boolean;
}

/** Submits its form only with `type="submit"`. */
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
