/** Reads numbers one after the other, big endian as fonts keep them. */
export class ByteReader {
  position = 0;

  constructor(readonly bytes: Buffer) {}

  u8(): number {
    return this.bytes.readUInt8(this.position++);
  }

  u16(): number {
    return this.bytes.readUInt16BE((this.position += 2) - 2);
  }

  i16(): number {
    return this.bytes.readInt16BE((this.position += 2) - 2);
  }

  u32(): number {
    return this.bytes.readUInt32BE((this.position += 4) - 4);
  }

  take(length: number): Buffer {
    return this.bytes.subarray(this.position, (this.position += length));
  }

  /** A number of one to five bytes with seven bits each (WOFF2, 4.1 UIntBase128). */
  base128(): number {
    for (let value = 0, read = 0; read < 5; read++) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new Error('A number in the font is too long.');
  }

  /** A number of one to three bytes, small ones shortest (WOFF2, 4.2 255UInt16). */
  short(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }
}
