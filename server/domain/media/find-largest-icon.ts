const entrySize = 16;
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

interface IconPicture {
  type: "png" | "bitmap";
  bytes: Buffer;
  width: number;
  height: number;
}

/** Uses the sizes in the pictures' own headers: those in the file's directory end at 256 and may be wrong. */
export function findLargestIcon(file: Buffer): IconPicture {
  let largest: IconPicture | null = null;
  for (let index = 0; index < file.readUInt16LE(4); index += 1) {
    const entry = file.subarray(6 + index * entrySize, 6 + (index + 1) * entrySize);
    const picture = readIconPicture(file, entry.readUInt32LE(12), entry.readUInt32LE(8));
    // When two have the same size, the later one usually has more colours.
    if (!largest || picture.width * picture.height >= largest.width * largest.height) largest = picture;
  }
  if (!largest) throw new Error("empty icon");
  return largest;
}

function readIconPicture(file: Buffer, start: number, length: number): IconPicture {
  if (start + length > file.length) throw new Error("icon cut off");
  const bytes = file.subarray(start, start + length);
  if (bytes.subarray(0, 4).equals(pngStart)) {
    return { type: "png", bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.readUInt32LE(0) < 40) throw new Error("unknown bitmap");
  // The height includes the rows of the mask.
  return { type: "bitmap", bytes, width: bytes.readInt32LE(4), height: Math.floor(bytes.readInt32LE(8) / 2) };
}
