import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader';
import { trueTypeFile } from './true-type-file';
import { plainGlyphs } from './woff2-glyphs';

// prettier-ignore
const knownTags = [
  'cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep', 'CFF ', 'VORG',
  'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE', 'GDEF', 'GPOS', 'GSUB', 'EBSC',
  'JSTF', 'MATH', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt', 'avar', 'bdat', 'bloc', 'bsln', 'cvar', 'fdsc',
  'feat', 'fmtx', 'fvar', 'gvar', 'hsty', 'just', 'lcar', 'mort', 'morx', 'opbd', 'prop', 'trak', 'Zapf', 'Silf', 'Glat',
  'Gloc', 'Feat', 'Sill',
];

interface Table {
  tag: string;
  /** Bytes in the decompressed stream. */
  length: number;
  transformed: boolean;
}

/**
 * The TrueType font inside a WOFF2 file (W3C WOFF2, sections 4 and 5). The library that reads our fonts for PDFs can
 * choose a weight only in a plain file; Fontsource ships none.
 * @throws Error where the file is no WOFF2 or uses what our fonts do not (collections, transformed metrics)
 */
export function trueTypeOf(woff2: Buffer): Buffer {
  const reader = new ByteReader(woff2);
  if (reader.u32() !== 0x774f4632) throw new Error('Not a WOFF2 font.');
  if (reader.u32() !== 0x00010000) throw new Error('Only TrueType outlines can be read.');
  reader.position = 12;
  const count = reader.u16();
  reader.position = 20;
  const compressed = reader.u32();
  reader.position = 48;
  const directory = Array.from({ length: count }, () => tableOf(reader));
  const stream = new ByteReader(brotliDecompressSync(reader.take(compressed)));

  const tables = new Map<string, Buffer>();
  for (const { tag, length, transformed } of directory) {
    const bytes = stream.take(length);
    if (tag === 'glyf' && transformed) {
      const { glyf, loca } = plainGlyphs(bytes);
      tables.set('glyf', glyf).set('loca', loca);
    } else if (!transformed) tables.set(tag, bytes);
    else if (tag !== 'loca') throw new Error(`The table ${tag} is packed in a way that cannot be read.`);
  }
  // Long offsets, as written by plainGlyphs.
  const head = Buffer.from(tables.get('head') ?? []);
  head.writeInt16BE(1, 50);
  return trueTypeFile(tables.set('head', head));
}

function tableOf(reader: ByteReader): Table {
  const flags = reader.u8();
  const tag = (flags & 63) === 63 ? reader.take(4).toString('latin1') : knownTags[flags & 63]!;
  const version = flags >> 6;
  const length = reader.base128();
  const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
  return { tag, transformed, length: transformed ? reader.base128() : length };
}
