import { ByteReader } from './byte-reader';
import { glyphTables, words } from './true-type-file';

interface Point {
  dx: number;
  dy: number;
  onCurve: boolean;
}

/** The seven streams that a packed `glyf` table is made of (WOFF2, 5.1). */
interface Streams {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  boxes: ByteReader;
  instructions: ByteReader;
}

/** Writes the packed glyphs as the plain tables `glyf` and `loca`, the latter with long offsets. */
export function plainGlyphs(packed: Buffer): { glyf: Buffer; loca: Buffer } {
  const reader = new ByteReader(packed);
  reader.position = 4;
  const count = reader.u16();
  reader.u16();
  const sizes = Array.from({ length: 7 }, () => reader.u32());
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map(
    (size) => new ByteReader(reader.take(size)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const streams: Streams = { contours, points, flags, glyphs, composites, boxes, instructions };
  const hasBox = boxes.take(4 * Math.ceil(count / 32));

  return glyphTables(
    Array.from({ length: count }, (_, id) => {
      const boxed = (hasBox[id >> 3]! & (0x80 >> (id & 7))) !== 0;
      return glyphOf(streams, boxed);
    }),
  );
}

function glyphOf(streams: Streams, boxed: boolean): Buffer {
  const contours = streams.contours.i16();
  if (contours === 0) return Buffer.alloc(0);
  return contours < 0 ? compositeOf(streams) : simpleOf(streams, contours, boxed);
}

function compositeOf({ composites, boxes, glyphs, instructions }: Streams): Buffer {
  const start = composites.position;
  let flags: number;
  let instructed = false;
  do {
    flags = composites.u16();
    instructed ||= (flags & 0x100) !== 0;
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    composites.position += 2 + (flags & 0x01 ? 4 : 2) + scale;
  } while (flags & 0x20);
  const parts = composites.bytes.subarray(start, composites.position);
  const program = instructed ? programOf(glyphs, instructions) : Buffer.alloc(0);
  return Buffer.concat([words([-1]), boxes.take(8), parts, program]);
}

function simpleOf({ points, flags, glyphs, boxes, instructions }: Streams, contours: number, boxed: boolean): Buffer {
  let total = 0;
  const ends = Array.from({ length: contours }, () => (total += points.short()) - 1);
  const outline = Array.from({ length: total }, () => pointOf(flags.u8(), glyphs));
  const program = programOf(glyphs, instructions);
  const box = boxed ? boxes.take(8) : words(boxOf(outline));
  // Each coordinate as a word: larger than need be, but only the letters in use reach a PDF, packed again.
  return Buffer.concat([
    words([contours]),
    box,
    words(ends),
    program,
    Buffer.from(outline.map(({ onCurve }) => Number(onCurve))),
    words(outline.map(({ dx }) => dx)),
    words(outline.map(({ dy }) => dy)),
  ]);
}

function programOf(glyphs: ByteReader, instructions: ByteReader): Buffer {
  const length = glyphs.short();
  return Buffer.concat([words([length]), instructions.take(length)]);
}

/** One point from its flag and the one to four bytes that belong to it (WOFF2, 5.2). */
function pointOf(flag: number, bytes: ByteReader): Point {
  const onCurve = flag < 128;
  const kind = flag & 127;
  const signed = (bit: number, size: number) => ((kind >> bit) & 1 ? size : -size);
  if (kind < 10) return { onCurve, dx: 0, dy: signed(0, ((kind & 14) << 7) + bytes.u8()) };
  if (kind < 20) return { onCurve, dx: signed(0, (((kind - 10) & 14) << 7) + bytes.u8()), dy: 0 };
  if (kind < 84) {
    const [high, byte] = [kind - 20, bytes.u8()];
    const [x, y] = [1 + (high & 0x30) + (byte >> 4), 1 + ((high & 0x0c) << 2) + (byte & 15)];
    return { onCurve, dx: signed(0, x), dy: signed(1, y) };
  }
  if (kind < 120) {
    const high = kind - 84;
    const x = 1 + (Math.floor(high / 12) << 8) + bytes.u8();
    const y = 1 + (((high % 12) >> 2) << 8) + bytes.u8();
    return { onCurve, dx: signed(0, x), dy: signed(1, y) };
  }
  if (kind < 124) {
    const [first, second, third] = [bytes.u8(), bytes.u8(), bytes.u8()];
    return { onCurve, dx: signed(0, (first << 4) + (second >> 4)), dy: signed(1, ((second & 15) << 8) + third) };
  }
  return { onCurve, dx: signed(0, bytes.u16()), dy: signed(1, bytes.u16()) };
}

function boxOf(outline: readonly Point[]): number[] {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y] = [0, 0];
  for (const { dx, dy } of outline) {
    [x, y] = [x + dx, y + dy];
    box[0] = Math.min(box[0]!, x);
    box[1] = Math.min(box[1]!, y);
    box[2] = Math.max(box[2]!, x);
    box[3] = Math.max(box[3]!, y);
  }
  return box;
}
