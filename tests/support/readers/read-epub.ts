import { posix } from "node:path";
import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { parseXml, type XmlElement } from "./parse-xml.ts";

interface Entry {
  name: string;
  isCompressed: boolean;
  /** Bytes of fields that a program need not know, such as a finer time. */
  extra: number;
  bytes: Buffer;
}

/** Reads a book as strictly as a program of a reader may: its files, and what its package says of them. @throws Error for what is not XML */
export async function readEpub(archive: Buffer) {
  const entries = await unpack(archive);
  const files = new Map(entries.map(({ name, bytes }) => [name, bytes.toString()]));
  const read = (name: string) => elementsIn(parseXml(files.get(name) ?? ""));
  const root = read("META-INF/container.xml").find(({ name }) => name === "rootfile");
  const packageFile = root?.attributes["full-path"] ?? "";
  const packaged = read(packageFile);
  const listed = (kind: string) =>
    packaged.flatMap(({ name, attributes }) => (name === kind ? [attributes] : []));
  const inFolder = (file: string) => posix.join(posix.dirname(packageFile), file);
  const items = listed("item");
  const pages = items.filter((item) => item["media-type"] === "application/xhtml+xml");
  return {
    archive,
    entries,
    items,
    pages,
    packageFile,
    packaged,
    inFolder,
    spine: listed("itemref").map(({ idref }) => idref),
    textOf: (file: string) => files.get(inFolder(file)) ?? "",
    documents: new Map(pages.map(({ href = "" }) => [href, read(inFolder(href))] as const)),
  };
}

/** Unpacks an archive with a program that shares no code with ours. */
async function unpack(archive: Buffer): Promise<Entry[]> {
  const zip = await fromBufferPromise(archive);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    const { fileName: name, extraFieldLength: extra } = entry;
    entries.push({ name, isCompressed: entry.isCompressed(), extra, bytes });
  }
  return entries;
}

function elementsIn(element: XmlElement): XmlElement[] {
  return [element, ...element.elements.flatMap(elementsIn)];
}
