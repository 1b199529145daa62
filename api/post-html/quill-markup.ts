import { calloutTones, type CalloutTone } from "#api/documents/allowed-formats.ts";

/** Classes of Quill and of the canonical form; all others are removed. */
export const meaningfulClasses = [
  "ql-code-block-container",
  "gallery",
  ...calloutTones,
  /^(?:ql-)?indent-[1-8]$/,
];

/** Reads `ql-indent-3` (Quill) or `indent-3` (ours); 0 without one. */
export function indentation(className = ""): number {
  return Number(/(?:^|\s)(?:ql-)?indent-([1-8])(?:\s|$)/.exec(className)?.[1] ?? 0);
}

/** Quill 2 writes all lists as `<ol>` with `data-list` on each item; undefined without that attribute. */
export function isOrderedItem(dataList: string | undefined): boolean | undefined {
  return dataList ? dataList === "ordered" : undefined;
}

/** Quill 2 writes a code block with this class and a `div` for each line. */
export function isCodeContainer(className = ""): boolean {
  return className.split(" ").includes("ql-code-block-container");
}

/** The tone of a callout; undefined for any other `aside`. */
export function toneOf(className = ""): CalloutTone | undefined {
  return calloutTones.find((tone) => className.split(" ").includes(tone));
}
