import { useRef } from "react";

/** File types for the cover of a new post; an existing post takes any picture. */
const newPostTypes = ["image/png", "image/jpeg"];

export function acceptedCovers(isNew: boolean): string {
  return isNew ? ".png,.jpg,.jpeg,image/png,image/jpeg" : "image/*";
}

/** Dropped or pasted files must be of a type that the file picker would offer; an iPhone's HEIC never is, and many pickers offer it. */
export function coverRefusal(file: Blob, isNew: boolean): "cover type" | "cover heic" | null {
  if (/hei[cf]$/i.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name)))
    return "cover heic";
  const isAccepted = isNew ? newPostTypes.includes(file.type) : file.type.startsWith("image/");
  return isAccepted ? null : "cover type";
}

/** False for a file that only has the name or type of a picture. */
async function isDecodable(file: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

interface CoverCheckOptions {
  isNew: boolean;
  onChosen: (cover: Blob | null) => void;
  onRefused: (error: "cover type" | "cover heic" | "no picture") => void;
}

/** Checks a chosen cover before it enters the form. */
export function useCoverCheck({ isNew, onChosen, onRefused }: CoverCheckOptions) {
  const current = useRef<Promise<boolean>>(null);
  return {
    async choose(cover: Blob | null): Promise<void> {
      current.current = null;
      if (!cover) return onChosen(null);
      const refusal = coverRefusal(cover, isNew);
      if (refusal) return onRefused(refusal);
      const check = isDecodable(cover);
      current.current = check;
      const isPicture = await check;
      // Another cover was chosen meanwhile, or the form was reset.
      if (current.current !== check) return;
      current.current = null;
      if (isPicture) onChosen(cover);
      else onRefused("no picture");
    },
    /** Waits for a running check; false when the cover is refused. */
    isSettled: async (): Promise<boolean> => (await current.current) ?? true,
    cancel(): void {
      current.current = null;
    },
  };
}
