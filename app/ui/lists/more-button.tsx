import { Button } from "../buttons/button.tsx";
import list from "./item-list.module.css";

interface MoreButtonProps {
  label: string;
  busy?: boolean;
  onMore: () => void;
}

/** Below a list: shows more of it. */
export function MoreButton({ label, busy = false, onMore }: MoreButtonProps) {
  return (
    <div className={list.more}>
      <Button kind="quiet" busy={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
