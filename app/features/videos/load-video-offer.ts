import type { ApiClient } from "#api/client.ts";

/** Whether the home page has videos at all; a failed call is logged and counts as no. */
export async function loadVideoOffer(api: Pick<ApiClient, "readVideoOffer">): Promise<boolean> {
  try {
    return (await api.readVideoOffer()).offered;
  } catch (error) {
    console.error("Failed to learn whether there are videos", error);
    return false;
  }
}
