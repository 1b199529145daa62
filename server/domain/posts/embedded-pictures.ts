import type { Block, Picture } from "#api/documents/block-tree.ts";
import { picturesIn, replaceNodes } from "#api/documents/walk-nodes.ts";
import { mediaPath, singleAddressWidth } from "#api/media.ts";
import { pictureBlock } from "#api/post-html/picture-block.ts";
import { textBlock } from "#api/post-html/text-blocks.ts";
import { textRun } from "#api/post-html/text-runs.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { PreparedPicture } from "#server/domain/media/prepare-picture.ts";

interface EmbeddedPicture {
  /** From 1, among those of the text. */
  number: number;
  src: string;
}

type OnRefused = (error: DomainError, picture: EmbeddedPicture) => void;

/**
 * Replaces pictures embedded as data by stored ones. The words below one that `prepare` refuses remain if there is `onRefused`
 * (the text must then be cleaned again); otherwise its DomainError is thrown.
 */
export async function extractEmbeddedPictures(
  blocks: Block[],
  prepare: (bytes: Uint8Array) => Promise<PreparedPicture>,
  onRefused?: OnRefused,
): Promise<{ blocks: Block[]; pictures: PreparedPicture[] }> {
  const prepared = new Map<string, PreparedPicture | null>();
  const embedded = picturesIn(blocks).filter(({ attrs }) => attrs.src.startsWith("data:"));
  // One at a time: a decoded picture takes hundreds of megabytes.
  for (const [index, { attrs }] of embedded.entries()) {
    if (prepared.get(attrs.src)) continue;
    const data = attrs.src.slice(attrs.src.indexOf(",") + 1);
    prepared.set(
      attrs.src,
      await prepareNth(
        { number: index + 1, src: attrs.src },
        prepare,
        Buffer.from(data, "base64"),
        onRefused,
      ),
    );
  }
  const stored = replaceNodes(blocks, (node) => {
    if (node.type !== "picture" || !prepared.has(node.attrs.src)) return undefined;
    const picture = prepared.get(node.attrs.src);
    return picture ? [withPicture(node, picture)] : wordsBelow(node);
  });
  const byHash = new Map([...prepared.values()].flatMap((one) => (one ? [[one.hash, one]] : [])));
  return { blocks: stored, pictures: [...byHash.values()] };
}

type StoredPicture = Pick<PreparedPicture, "hash" | "width" | "height" | "isAnimated">;

/** Replaces the file of a picture; its description in the text stays. */
export function withPicture(
  { attrs }: Picture,
  { hash, width, height, isAnimated }: StoredPicture,
  credit = attrs.credit ?? "",
): Picture {
  const src = mediaPath(hash, singleAddressWidth, isAnimated ? "webp" : "jpeg");
  const { alt, isDecorative = false, caption = "" } = attrs;
  return pictureBlock({ src, alt, isDecorative, caption, credit, width, height });
}

function wordsBelow({ attrs: { caption, credit } }: Picture): Block[] {
  return [caption, credit].flatMap((text) => (text ? textBlock([textRun(text)]) : []));
}

async function prepareNth(
  embedded: EmbeddedPicture,
  prepare: (bytes: Uint8Array) => Promise<PreparedPicture>,
  bytes: Uint8Array,
  onRefused: OnRefused | undefined,
): Promise<PreparedPicture | null> {
  try {
    return await prepare(bytes);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, message, fieldErrors, retryAfter } = error;
    const said = `embedded picture ${embedded.number} of the text: ${message}`;
    const refusal = new DomainError(code, said, { fieldErrors, retryAfter });
    Object.assign(refusal, { cause: error });
    if (!onRefused) throw refusal;
    onRefused(refusal, embedded);
    return null;
  }
}
