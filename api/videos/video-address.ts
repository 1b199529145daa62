const longestAddress = 2048;
const youtubeHosts = ["youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com"];
const privateYoutubeHosts = ["youtube-nocookie.com", "www.youtube-nocookie.com"];
const shortYoutubeHosts = ["youtu.be", "www.youtu.be"];
const vimeoHosts = ["vimeo.com", "www.vimeo.com", "player.vimeo.com"];

/** Have the form of a video id, but are a playlist and a live stream. */
const notVideos = ["videoseries", "live_stream"];

export const videoHosts = ["www.youtube-nocookie.com", "player.vimeo.com"];

/** Null unless it is a YouTube or Vimeo video. Copies only the id, a start time and an unlisted Vimeo video's key. */
export function videoAddress(address: string): string | null {
  const url = parse(address.trim());
  if (!url) return null;
  const { hostname } = url;
  const parts = url.pathname.split("/").filter((part) => part !== "");
  if (vimeoHosts.includes(hostname)) return vimeoAddress(parts, url);
  const id = youtubeId(hostname, parts, url);
  if (!id || !/^[\w-]{11}$/.test(id) || notVideos.includes(id)) return null;
  const start = startSecond(url);
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ""}`;
}

/** Pasted addresses often have no protocol; embed codes of the 2010s begin with `//`. */
function parse(address: string): URL | null {
  if (address.length > longestAddress || /[\s\\\p{Cc}]/u.test(address)) return null;
  const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`);
  return url && url.port === "" && url.username === "" && url.password === "" ? url : null;
}

function youtubeId(host: string, [first, second, ...rest]: string[], url: URL): string | null | undefined {
  if (rest.length > 0) return null;
  if (shortYoutubeHosts.includes(host)) return second === undefined ? first : null;
  if (privateYoutubeHosts.includes(host)) return first === "embed" ? second : null;
  if (!youtubeHosts.includes(host)) return null;
  if (first === "watch" && second === undefined) return url.searchParams.get("v");
  return ["embed", "shorts", "live", "v"].includes(first ?? "") ? second : null;
}

function vimeoAddress(parts: string[], url: URL): string | null {
  const onPlayer = url.hostname === "player.vimeo.com";
  if (onPlayer && parts[0] !== "video") return null;
  const [id, keyInPath, ...rest] = onPlayer ? parts.slice(1) : parts;
  if (!id || !/^\d{1,15}$/.test(id) || rest.length > 0) return null;
  const key = keyInPath ?? url.searchParams.get("h");
  if (key !== null && !/^[0-9a-f]{6,40}$/i.test(key)) return null;
  const start = startSecond(url);
  // Vimeo's player reads a start time from the fragment only.
  return `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ""}${start ? `#t=${start}s` : ""}`;
}

/** Seconds from `start=65`, `t=65`, `t=65s` or `t=1h1m5s`, in the query or the fragment; 0 without one. */
function startSecond(url: URL): number {
  const fragment = new URLSearchParams(url.hash.slice(1));
  const startParameter =
    url.searchParams.get("start") ?? url.searchParams.get("t") ?? fragment.get("t") ?? "";
  const [duration, hours, minutes, seconds] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(startParameter) ?? [];
  if (!duration) return 0;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
