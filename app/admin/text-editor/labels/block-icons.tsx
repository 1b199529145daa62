import type { ReactNode } from "react";

const grid = <path d="M3 4h14v12H3zM3 8h14M3 12h14M10 4v12" />;

/** Strokes on a grid of 20 × 20. */
export const blockDrawings = {
  table: grid,
  tip: <path d="M7.5 13.5a5 5 0 1 1 5 0v1.5h-5zM8 17.5h4M10 10.5v3" />,
  warning: <path d="M10 3.5 17.5 16h-15zM10 8.5v3.5M10 14.2h.01" />,
  gallery: (
    <>
      <path d="M2.5 5.5h6v4h-6zM11.5 5.5h6v4h-6z" />
      <path d="M2.5 12h6v4h-6zM11.5 12h6v4h-6z" />
    </>
  ),
  fact: <path d="M10 2.5a7.5 7.5 0 1 0 7.5 7.5M10 9v5M10 6.2h.01M13 4.5l1.6 1.6L18 2.7" />,
  rule: <path d="M3 10h14M6 5h8M6 15h8" />,
  rowAbove: <path d="M3 11h14v6H3zM10 11v6M10 2.5v5M7.5 5h5" />,
  rowBelow: <path d="M3 3h14v6H3zM10 3v6M10 12.5v5M7.5 15h5" />,
  deleteRow: <path d="M3 3h14v6H3zM10 3v6M8 13l4 4m0-4-4 4" />,
  columnBefore: <path d="M11 3h6v14h-6zM11 10h6M2.5 10h5M5 7.5v5" />,
  columnAfter: <path d="M3 3h6v14H3zM3 10h6M12.5 10h5M15 7.5v5" />,
  deleteColumn: <path d="M3 3h6v14H3zM3 10h6M13 8l4 4m0-4-4 4" />,
  tableSettings: <path d="M5 3h10M3 7h14v10H3zM3 11h14M8 7v10" />,
  deleteTable: <path d="M11 16H3V4h14v6M3 8h14M10 4v6M13 13l4 4m0-4-4 4" />,
  pictureBack: <path d="M8 5 3 10l5 5M3.5 10H17" />,
  pictureOn: <path d="m12 5 5 5-5 5M16.5 10H3" />,
} satisfies Record<string, ReactNode>;
