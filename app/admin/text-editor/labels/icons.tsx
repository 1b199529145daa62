import type { ReactNode } from "react";
import { blockDrawings } from "./block-icons.tsx";

/** Strokes on a grid of 20 × 20. */
const formatDrawings = {
  bold: <path d="M6 4h5a3 3 0 0 1 0 6H6zm0 6h6a3 3 0 0 1 0 6H6z" strokeWidth="2.2" />,
  italic: <path d="M8.5 4H14M6 16h5.5M11.7 4l-3.4 12" />,
  underline: <path d="M5.5 3.5v6a4.5 4.5 0 0 0 9 0v-6M4.5 17h11" />,
  strike: (
    <path d="M3.5 10h13M14 6.2C13.4 4.7 12 4 10 4 7.6 4 6 5.2 6 7c0 1.3.8 2.2 2.2 3M6 13.6c.6 1.6 2.1 2.4 4.2 2.4 2.4 0 4-1.2 4-3 0-1.3-.5-2.2-1.4-3" />
  ),
  quote: <path d="M8.6 5.5C5.6 6.2 4 8.2 4 11v3.5h4.6V10H5.8M16 5.5c-3 .7-4.6 2.7-4.6 5.5v3.5H16V10h-2.8" />,
  orderedList: (
    <path d="M8.5 5H17M8.5 10H17M8.5 15H17M3 3.8l1.2-.6v3.6M3 9.2c.2-.7 2.2-.8 2.2.4 0 .8-1.3 1.3-2.2 2.2h2.3M3 13.4h2l-1.1 1.3c1.8 0 1.7 2.2-.9 1.8" />
  ),
  bulletList: (
    <>
      <path d="M8 5h9M8 10h9M8 15h9" />
      <path d="M4 5h.01M4 10h.01M4 15h.01" strokeWidth="2.6" />
    </>
  ),
  indentMore: <path d="M3 4.5h14M9.5 8.2H17M9.5 11.8H17M3 15.5h14M3.5 7.8 6 10l-2.5 2.2" />,
  indentLess: <path d="M3 4.5h14M9.5 8.2H17M9.5 11.8H17M3 15.5h14M6 7.8 3.5 10 6 12.2" />,
  link: (
    <path d="M8.3 11.7a3.2 3.2 0 0 0 4.6 0l2.6-2.6a3.2 3.2 0 0 0-4.6-4.6l-1 1M11.7 8.3a3.2 3.2 0 0 0-4.6 0l-2.6 2.6a3.2 3.2 0 0 0 4.6 4.6l1-1" />
  ),
  picture: (
    <>
      <rect x="2.5" y="4" width="15" height="12" rx="1.2" />
      <path d="m3 14.5 4.5-4.5 3.5 3.5 2.5-2.5 3.8 3.8M13.5 7.5h.01" />
    </>
  ),
  video: (
    <>
      <rect x="2.5" y="4" width="15" height="12" rx="1.2" />
      <path d="M8.5 7.5v5l4-2.5z" />
    </>
  ),
  clearFormatting: <path d="M5 4h11M10.8 4 9 11M7.8 16h.01M12 12l4 4m0-4-4 4" />,
  previous: <path d="M10 16.5v-13M4.5 9 10 3.5 15.5 9" />,
  next: <path d="M10 3.5v13M4.5 11l5.5 5.5 5.5-5.5" />,
  find: <path d="M8.5 3.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12.2 12.2 17 17" />,
  shortcuts: <path d="M2.5 5.5h15v9h-15zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.5h7" />,
  undo: <path d="M7.5 4 4 7.5 7.5 11M4.5 7.5H12a4 4 0 0 1 0 8H8" />,
  redo: <path d="M12.5 4 16 7.5 12.5 11M15.5 7.5H8a4 4 0 0 0 0 8h4" />,
} satisfies Record<string, ReactNode>;

const drawings = { ...formatDrawings, ...blockDrawings };

export type FormatName = keyof typeof formatDrawings;
export type IconName = keyof typeof drawings;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
