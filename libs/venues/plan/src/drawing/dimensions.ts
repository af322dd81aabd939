import type { Rect } from '@mainstage/venues/facts/plan/shapes';
import type { DrawnElement } from './drawn';
import { colours, n, type Scale } from './pen';

interface Span {
  from: number;
  to: number;
}

/** 40.00 m. */
export const metres = (length: number) => `${length.toFixed(2)} m`;

/**
 * Dimension chains along the top and the left of a view, for each room with space for its number.
 *
 * @param most maximum number of stacked chains
 */
export function dimensionsOf(
  shapes: readonly Rect[],
  scale: Scale,
  { x: left, y: top }: { x: number; y: number },
  most: number,
): DrawnElement[] {
  const { across, down } = chainsOf(shapes, most);
  return [
    ...across.flatMap((chain, row) => chain.flatMap((span) => horizontal(span, scale, top - 14 - row * 22))),
    ...down.flatMap((chain, row) => chain.flatMap((span) => vertical(span, scale, left - 14 - row * 22))),
  ];
}

/** Number of stacked chains. */
export function chainCount(shapes: readonly Rect[], most: number): { across: number; down: number } {
  const { across, down } = chainsOf(shapes, most);
  return { across: across.length, down: down.length };
}

function chainsOf(shapes: readonly Rect[], most: number) {
  return {
    across: chains(
      shapes.map(({ x, width }) => ({ from: x, to: x + width })),
      most,
    ),
    down: chains(
      shapes.map(({ y, height }) => ({ from: y, to: y + height })),
      most,
    ),
  };
}

/** Each dimension once; colliding dimensions go to a further chain, up to the maximum. */
function chains(spans: readonly Span[], most: number): Span[][] {
  const different = spans.filter(
    ({ from, to }, index) =>
      spans.findIndex((other) => Math.abs(other.from - from) < 0.1 && Math.abs(other.to - to) < 0.1) === index,
  );
  const longestFirst = [...different].sort((one, other) => other.to - other.from - (one.to - one.from));
  const rows: Span[][] = [];
  for (const span of longestFirst) {
    const row = rows.find((each) => each.every(({ from, to }) => span.to <= from + 0.01 || span.from >= to - 0.01));
    if (row) row.push(span);
    else if (rows.length < most) rows.push([span]);
  }
  // The longest dimensions are outermost.
  return rows.reverse();
}

const tick = 4;

function horizontal({ from, to }: Span, scale: Scale, y: number): DrawnElement[] {
  const [left, right] = [scale.x(from), scale.x(to)];
  const text = metres(to - from);
  const ticks = [left, right].map((x) => `M${n(x - tick)} ${n(y + tick)}L${n(x + tick)} ${n(y - tick)}`).join('');
  return [
    { kind: 'path', d: `M${n(left)} ${n(y)}H${n(right)}${ticks}`, stroke: colours.ink, width: scale.pen.line.hair },
    ...(right - left > text.length * 0.53 * scale.pen.letters.note
      ? [
          {
            kind: 'text',
            text,
            x: (left + right) / 2,
            y: y - 5,
            size: scale.pen.letters.note,
            colour: colours.ink,
            anchor: 'middle',
          } as const,
        ]
      : []),
  ];
}

function vertical({ from, to }: Span, scale: Scale, x: number): DrawnElement[] {
  const [above, below] = [scale.y(from), scale.y(to)];
  const text = metres(to - from);
  const ticks = [above, below].map((y) => `M${n(x - tick)} ${n(y + tick)}L${n(x + tick)} ${n(y - tick)}`).join('');
  return [
    { kind: 'path', d: `M${n(x)} ${n(above)}V${n(below)}${ticks}`, stroke: colours.ink, width: scale.pen.line.hair },
    ...(below - above > text.length * 0.53 * scale.pen.letters.note
      ? [
          {
            kind: 'text',
            text,
            x: x - 5,
            y: (above + below) / 2,
            size: scale.pen.letters.note,
            colour: colours.ink,
            anchor: 'middle',
            rotate: -90,
          } as const,
        ]
      : []),
  ];
}
