// fontkit ships no types: whoever imports this file must find ours.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./fontkit.d.ts" />
import { create, type Glyph } from 'fontkit';
import { glyphTables, tablesOf, trueTypeFile, words } from './true-type-file';

/** What a font keeps when its weight is fixed; hints are for screens of old. */
const kept = ['cmap', 'head', 'hhea', 'maxp', 'name', 'OS/2', 'post', 'GDEF', 'GPOS', 'GSUB'];

interface Outline {
  xs: number[];
  ys: number[];
  onCurve: number[];
  /** Index of the last point of each contour. */
  ends: number[];
}

/**
 * A variable font at one place on its axes, as a plain TrueType file. fontkit shows such glyphs but cannot write them into
 * a PDF (docs/adr/0009-documents-from-facts.md).
 * @param axes such as `{ wght: 600 }`; the others stay at their default
 */
export function staticFont(variable: Buffer, axes: Readonly<Record<string, number>>): Buffer {
  const font = create(variable).getVariation(axes);
  const glyphs = Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id));
  const outlines = glyphs.map(outlineOf);
  const tables = new Map([...tablesOf(variable)].filter(([tag]) => kept.includes(tag)));

  const maxp = Buffer.from(tables.get('maxp')!);
  maxp.writeUInt16BE(Math.max(...outlines.map(({ xs }) => xs.length)), 6);
  maxp.writeUInt16BE(Math.max(...outlines.map(({ ends }) => ends.length)), 8);
  const head = Buffer.from(tables.get('head')!);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(tables.get('hhea')!);
  hhea.writeUInt16BE(glyphs.length, 34);
  const { glyf, loca } = glyphTables(outlines.map(glyphBytes));
  const hmtx = words(
    glyphs.flatMap((glyph, id) => [
      Math.round(glyph.advanceWidth),
      outlines[id]!.xs.length ? Math.min(...outlines[id]!.xs) : 0,
    ]),
  );
  return trueTypeFile(
    tables.set('maxp', maxp).set('head', head).set('hhea', hhea).set('glyf', glyf).set('loca', loca).set('hmtx', hmtx),
  );
}

/** A glyph's curves as TrueType keeps them; accents and letters become one outline. */
function outlineOf(glyph: Glyph): Outline {
  const outline: Outline = { xs: [], ys: [], onCurve: [], ends: [] };
  const add = (x: number, y: number, onCurve: number) => {
    outline.xs.push(Math.round(x));
    outline.ys.push(Math.round(y));
    outline.onCurve.push(onCurve);
  };
  for (const { command, args } of glyph.path.commands) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = args;
    if (command === 'moveTo' || command === 'lineTo') add(x1, y1, 1);
    else if (command === 'quadraticCurveTo') {
      add(x1, y1, 0);
      add(x2, y2, 1);
    } else if (command === 'closePath') outline.ends.push(outline.xs.length - 1);
    else throw new Error('Only quadratic curves can be kept.');
  }
  return outline;
}

function glyphBytes({ xs, ys, onCurve, ends }: Outline): Buffer {
  if (xs.length === 0) return Buffer.alloc(0);
  const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));
  return Buffer.concat([
    words([ends.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]),
    words(ends),
    words([0]),
    Buffer.from(onCurve),
    words(steps(xs)),
    words(steps(ys)),
  ]);
}
