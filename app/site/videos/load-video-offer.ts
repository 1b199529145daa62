import type { ApiClient } from "#api/client.ts";

/** A failed call is logged and counts as no. */
export async function loadVideoOffer(api: Pick<ApiClient, "readVideoOffer">): Promise<boolean> {
  try {
    return (await api.readVideoOffer()).offered;
  } catch (error) {
    console.error("Failed to ask whether there are videos", error);
    return false;
  }
}
