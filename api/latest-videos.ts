/** How many of the channel's newest videos are shown. */
export const latestVideos = 3;

/** Widths of a video's thumbnail in pixels, which is 16 : 9: in a row on a phone, and on a card. */
export const thumbnailWidths = [208, 480] as const;
