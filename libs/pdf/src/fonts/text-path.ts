import { type FontName, fontOf } from './fonts';

interface TextAt {
  x: number;
  y: number;
  size: number;
  fill: string;
  font?: FontName;
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

/** A line of text as SVG paths in our own typeface, independent of the machine's fonts. */
export function textPath(text: string, { x, y, size, fill, font = 'display' }: TextAt): string {
  const face = fontOf(font);
  const scale = size / face.unitsPerEm;
  let at = 0;
  const paths = [...text].map((letter) => {
    const { advanceWidth, path } = face.glyphForCodePoint(letter.codePointAt(0)!);
    const d = path.commands.map(({ command, args }) => letters[command] + args.join(' ')).join('');
    const placed = `<path transform="translate(${at} 0)" d="${d}"/>`;
    at += advanceWidth;
    return placed;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
