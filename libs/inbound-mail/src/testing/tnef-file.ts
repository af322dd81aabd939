import iconv from 'iconv-lite';

const words = 'Dienstag passt: 80 € für „Gala“';

/** A `winmail.dat` in Exchange's format, its body in one of five encodings. */
export function tnefFile(body: 'text' | 'html' | 'rtf' | 'rich' | 'ansi'): Buffer {
  const attributes: Record<typeof body, Buffer[]> = {
    text: [attribute(1, 0x9003, properties([0x1000, 0x001f, utf16(words)]))],
    html: [attribute(1, 0x9003, properties([0x1013, 0x0102, Buffer.from(`<p>${words}</p>`)]))],
    rtf: [
      attribute(
        1,
        0x9003,
        properties([
          0x1009,
          0x0102,
          rtf(
            "{\\rtf1\\ansi\\ansicpg1252\\fromhtml1 \\deff0{\\*\\htmltag64 <p>}Dienstag passt: 80 \\u8364? f\\'fcr \\'84Gala\\'93{\\*\\htmltag72 </p>}}",
          ),
        ]),
      ),
    ],
    rich: [
      attribute(
        1,
        0x9003,
        properties([
          0x1009,
          0x0102,
          rtf(
            "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}{\\*\\generator Word;}\\pard Dienstag {\\b passt}: 80 \\u8364? f\\'fcr \\'84Gala\\'93\\par}",
          ),
        ]),
      ),
    ],
    ansi: [attribute(1, 0x800c, Buffer.concat([iconv.encode(words, 'windows-1252'), Buffer.from([0])]))],
  };
  return Buffer.concat([
    u32(0x223e9f78),
    u16(1),
    attribute(1, 0x9007, Buffer.concat([u32(1252), u32(0)])),
    ...attributes[body],
    attribute(2, 0x9002, Buffer.alloc(14)),
    attribute(2, 0x8010, Buffer.from('GROSSE~1.PDF\0')),
    attribute(2, 0x800f, Buffer.from('%PDF')),
    attribute(
      2,
      0x9005,
      properties(
        [0x8005, 0x0003, u32(1)],
        [0x3707, 0x001f, utf16('Größe des Saals.pdf')],
        [0x370e, 0x001e, Buffer.from('application/pdf\0')],
      ),
    ),
    attribute(2, 0x9002, Buffer.alloc(14)),
    attribute(2, 0x8010, Buffer.from('PLAN.DOC\0')),
    attribute(2, 0x800f, Buffer.from('x')),
  ]);
}

function attribute(level: number, name: number, data: Buffer): Buffer {
  const sum = data.reduce((total, byte) => (total + byte) & 0xffff, 0);
  return Buffer.concat([Buffer.from([level]), u16(name), u16(0), u32(data.length), data, u16(sum)]);
}

function properties(...list: [id: number, type: number, value: Buffer][]): Buffer {
  const each = list.map(([id, type, value]) => {
    const name = id >= 0x8000 ? Buffer.concat([Buffer.alloc(16), u32(0), u32(0x8501)]) : Buffer.alloc(0);
    const length = type === 0x0003 ? Buffer.alloc(0) : Buffer.concat([u32(1), u32(value.length)]);
    return Buffer.concat([u16(type), u16(id), name, length, value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
  });
  return Buffer.concat([u32(list.length), ...each]);
}

/** Not compressed (`MELA`), which the format allows. */
const rtf = (text: string) =>
  Buffer.concat([u32(text.length + 12), u32(text.length), Buffer.from('MELA'), u32(0), Buffer.from(text)]);

const utf16 = (text: string) => Buffer.from(`${text}\0`, 'utf16le');
const u16 = (number: number) => Buffer.from([number & 0xff, number >> 8]);

function u32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
