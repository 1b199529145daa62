/** Classes of Quill and of our own form that say something; every other class is dropped. */
export const tellingClasses = ["ql-code-block-container", /^(?:ql-)?indent-[1-8]$/];

/** Indentation from `ql-indent-3` (Quill) or `indent-3` (ours), 0 without one. */
export function indentation(className = ""): number {
  return Number(/(?:^|\s)(?:ql-)?indent-([1-8])(?:\s|$)/.exec(className)?.[1] ?? 0);
}

/** Quill 2 keeps every list in `<ol>` and says at the item what it is; undefined where it does not. */
export function isOrderedItem(dataList: string | undefined): boolean | undefined {
  return dataList ? dataList === "ordered" : undefined;
}

/** Quill 2 wraps the lines of a code block, each a `div`, in one of these. */
export function isCodeContainer(className = ""): boolean {
  return className.split(" ").includes("ql-code-block-container");
}
