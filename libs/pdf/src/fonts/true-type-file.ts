export type Tables = ReadonlyMap<string, Buffer>;

/** The tables of a TrueType file by their four-letter names. */
export function tablesOf(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index;
    const offset = file.readUInt32BE(entry + 8);
    const length = file.readUInt32BE(entry + 12);
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(offset, offset + length));
  }
  return tables;
}

/** A TrueType file of these tables, without check sums: they go unread. */
export function trueTypeFile(tables: Tables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const header = Buffer.alloc(12 + 16 * sorted.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  const bodies: Buffer[] = [];
  let offset = header.length;
  sorted.forEach(([tag, bytes], index) => {
    const entry = 12 + 16 * index;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    bodies.push(padded(bytes));
    offset += padded(bytes).length;
  });
  return Buffer.concat([header, ...bodies]);
}

/** The tables `glyf` and `loca`, the latter with long offsets, for glyphs in the order of their ids. */
export function glyphTables(glyphs: readonly Buffer[]): { glyf: Buffer; loca: Buffer } {
  const bodies = glyphs.map(padded);
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  let offset = 0;
  bodies.forEach((body, id) => loca.writeUInt32BE((offset += body.length), 4 * (id + 1)));
  return { glyf: Buffer.concat(bodies), loca };
}

/** Signed 16-bit numbers, big endian. */
export function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeInt16BE(value, 2 * index));
  return bytes;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}
