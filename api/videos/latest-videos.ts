export const latestVideos = 3;

/** Pixels, of a 16 : 9 picture: in a row on a phone, and on a card. */
export const thumbnailWidths = [208, 480] as const;
