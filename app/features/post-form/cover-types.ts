/** What the picker of a new post takes, as the specification says. */
const newPostTypes = ["image/png", "image/jpeg"];

/** The `accept` of the cover's picker. */
export function acceptedCovers(isNew: boolean): string {
  return isNew ? ".png,.jpg,.jpeg,image/png,image/jpeg" : "image/*";
}

/** Whether this browser can show the file: a text that is only named like a picture it cannot. */
export async function isDecodable(file: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** Whether a dropped or pasted file is one that the picker would have offered. */
export function isAcceptedCover(file: Blob, isNew: boolean): boolean {
  return isNew ? newPostTypes.includes(file.type) : file.type.startsWith("image/");
}
