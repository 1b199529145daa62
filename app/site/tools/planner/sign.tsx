const paths = {
  fewer: "M5 12h14",
  more: "M5 12h14M12 5v14",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  remove: "M6 6l12 12M18 6L6 18",
  note: "M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3",
  drag: "M8 5v.1M16 5v.1M8 12v.1M16 12v.1M8 19v.1M16 19v.1",
};

export type SignName = keyof typeof paths;

/** The drawing on a control, whose name says what it does. */
export function Sign({ name }: { name: SignName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "drag" ? 3.2 : 2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
