import { thumbnailWidths } from "#api/videos/latest-videos.ts";
import { paths } from "#api/paths.ts";
import { escapeAttribute } from "#api/post-html/escape-html.ts";

/**
 * A link to a video, with its thumbnail, as `app/site/page-script/embeds.ts` knows it.
 * @param videoId letters, digits, `_` and `-` alone, as the schema checks
 * @param label what the link says to who does not see the thumbnail
 */
export function videoLink(videoId: string, title: string, label: string): string {
  const [row, card] = thumbnailWidths.map((width) => paths.videoThumbnail({ id: videoId, width }));
  const link = [
    `href="https://www.youtube.com/watch?v=${videoId}"`,
    'data-by="embed"',
    `data-embed="https://www.youtube-nocookie.com/embed/${videoId}"`,
    `data-title="${escapeAttribute(title)}"`,
    `aria-label="${escapeAttribute(label)}"`,
  ].join(" ");
  const small = `<source media="(20rem <= width < 48rem)" srcset="${row}">`;
  const thumbnail = `<img src="${card}" alt="" width="480" height="270" loading="lazy" decoding="async">`;
  return `<a ${link}><picture>${small}${thumbnail}</picture></a>`;
}
