/** Reads little-endian numbers one after the other. @throws RangeError at the end */
export class ByteReader {
  at = 0;

  constructor(private readonly bytes: Buffer) {}

  get left(): number {
    return this.bytes.length - this.at;
  }

  u8(): number {
    return this.bytes.readUInt8(this.advance(1));
  }

  u16(): number {
    return this.bytes.readUInt16LE(this.advance(2));
  }

  u32(): number {
    return this.bytes.readUInt32LE(this.advance(4));
  }

  take(length: number): Buffer {
    if (length > this.left) throw new RangeError('The file ends too early');
    const at = this.advance(length);
    return this.bytes.subarray(at, at + length);
  }

  private advance(length: number): number {
    const { at } = this;
    this.at += length;
    return at;
  }
}

/** A value of a MAPI property, and whether it is text in UTF-16. */
export interface MapiValue {
  type: number;
  bytes: Buffer;
}

/** Bytes of the values that have a fixed length, padded to 4 (MS-OXTNEF 2.1.3.4). */
const fixedLengths: Readonly<Record<number, number>> = {
  ...{ 0x0002: 4, 0x0003: 4, 0x0004: 4, 0x000a: 4, 0x000b: 4 },
  ...{ 0x0005: 8, 0x0006: 8, 0x0007: 8, 0x0014: 8, 0x0040: 8, 0x0048: 16 },
};
const variable = [0x000d, 0x001e, 0x001f, 0x0102];
const severalValues = 0x1000;

/**
 * The properties of a message or an attachment by their number, the first value of each.
 * @throws RangeError if they are broken
 */
export function mapiProperties(bytes: Buffer): Map<number, MapiValue> {
  const reader = new ByteReader(bytes);
  const properties = new Map<number, MapiValue>();
  for (let count = reader.u32(); count > 0; count--) {
    const [tag, id] = [reader.u16(), reader.u16()];
    if (id >= 0x8000) skipName(reader);
    const type = tag & ~severalValues;
    const isVariable = variable.includes(type);
    const values = isVariable || tag & severalValues ? reader.u32() : 1;
    for (let value = 0; value < values; value++) {
      const length = isVariable ? reader.u32() : fixedLengths[type];
      if (length === undefined) throw new RangeError(`The type ${type} is unknown`);
      const found = reader.take(length);
      reader.take(Math.min(reader.left, (4 - (length % 4)) % 4));
      if (value === 0 && !properties.has(id)) properties.set(id, { type, bytes: found });
    }
  }
  return properties;
}

/** A named property contains its name before its value. */
function skipName(reader: ByteReader): void {
  reader.take(16);
  if (reader.u32() === 0) reader.u32();
  else {
    const length = reader.u32();
    reader.take(length + ((4 - (length % 4)) % 4));
  }
}
