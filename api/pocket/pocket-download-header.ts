/** Header of a request that fetches something to download: it is answered by the network alone, and is no visit. */
export const pocketDownloadHeader = "x-pocket-download";

/** A picture is fetched as the browser would fetch it for a page: the owner's photographs come in several formats. */
export const pictureAccept = "image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8";

/** How many letters of a body's SHA-256, in base64url, tell it from any other: 96 bits. */
export const digestLength = 16;
