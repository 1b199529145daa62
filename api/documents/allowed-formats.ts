/** Marks of a text from the outermost to the innermost, in TipTap's order (the priority of its extensions); links are outside. */
export const formats = ["bold", "italic", "strike", "underline"] as const;
export type Format = (typeof formats)[number];

export const calloutTones = ["tip", "warning"] as const;
export type CalloutTone = (typeof calloutTones)[number];

/** The classes `indent-1` to `indent-8` are in app/ui/prose.css. */
export const maxIndent = 8;
