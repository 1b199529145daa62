import { Parser } from "htmlparser2";
import { ImportError } from "../import-error.ts";

interface WxrTerm {
  domain: string;
  nicename: string;
  name: string;
}

/** A post, a page, an attachment or whatever else a plugin keeps. Fields by their element's name, such as `wp:post_id`. */
export interface WxrItem {
  fields: Record<string, string>;
  terms: WxrTerm[];
  meta: Record<string, string>;
  comments: number;
}

export interface WxrFile {
  channel: Record<string, string>;
  /** Display names by login. */
  authors: Map<string, string>;
  items: WxrItem[];
}

/**
 * Reads WordPress' export, RSS with elements of its own (https://codex.wordpress.org/Tools_Export_Screen).
 *
 * @throws ImportError when it is no such file, or when it ends before its end, as after a broken download
 */
export function readWxr(xml: string): WxrFile {
  const file: WxrFile = { channel: {}, authors: new Map(), items: [] };
  const path: string[] = [];
  let isWhole = false;
  let isWxr = false;
  let text = "";
  let term: Omit<WxrTerm, "name"> | null = null;
  let item: WxrItem | null = null;
  let own: Record<string, string> = {};

  const parser = new Parser(
    {
      onopentag(name, given) {
        path.push(name);
        text = "";
        if (name === "rss") isWxr = Object.values(given).some(isOfExport);
        if (name === "item") item = { fields: {}, terms: [], meta: {}, comments: 0 };
        if (name === "wp:author" || name === "wp:postmeta") own = {};
        if (name === "category") term = { domain: given["domain"] ?? "", nicename: given["nicename"] ?? "" };
      },
      ontext(part) {
        text += part;
      },
      onclosetag(name, isImplied) {
        const parent = path.at(-2);
        if (name === "rss") isWhole = !isImplied;
        else if (name === "item" && item) {
          file.items.push(item);
          item = null;
        } else if (name === "wp:comment") {
          if (item) item.comments += 1;
        } else if (name === "wp:author") {
          file.authors.set(own["wp:author_login"] ?? "", own["wp:author_display_name"] ?? "");
        } else if (name === "wp:postmeta") {
          if (item) item.meta[own["wp:meta_key"] ?? ""] = own["wp:meta_value"] ?? "";
        } else if (parent === "wp:author" || parent === "wp:postmeta") own[name] = text;
        else if (name === "category" && parent === "item")
          item?.terms.push({ domain: "", nicename: "", ...term, name: text });
        else if (parent === "item" && item) item.fields[name] = text;
        else if (parent === "channel") file.channel[name] = text.trim();
        path.pop();
        text = "";
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!isWxr) throw new ImportError("foreign", "its first element names no WordPress export");
  if (!isWhole) throw new ImportError("cutOff", "it ends in the middle");
  return file;
}

function isOfExport(namespace: string): boolean {
  return namespace.includes("wordpress.org/export");
}
