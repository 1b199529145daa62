/** How many of the channel's newest videos are shown. */
export const latestVideos = 3;
