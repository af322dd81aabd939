import type { Point, Shape } from '@mainstage/venues/facts/plan/shapes';

export const colours = {
  ink: '#0A0A0F',
  background: '#FFFFFF',
  /** Other rooms. */
  quiet: '#EFECE6',
  /** Stairs, lifts, kitchens. */
  service: '#E3DED4',
  line: '#8C877D',
  muted: '#5C5A57',
  signal: '#FF4B2B',
  signalText: '#BA2A0A',
  table: '#EFECE6',
} as const;

/** Line widths and letter sizes of a sheet. */
export interface Pen {
  line: { hair: number; thin: number; thick: number; led: number };
  letters: { heading: number; name: number; area: number; note: number };
}

/** Maps metres of the building to sheet units. */
export interface Scale {
  /** Sheet units to the metre. */
  unit: number;
  pen: Pen;
  x(metres: number): number;
  y(metres: number): number;
}

export function scaleOf(origin: Point, unit: number, onSheet: Point, pen: Pen): Scale {
  return {
    unit,
    pen,
    x: (metres) => onSheet.x + (metres - origin.x) * unit,
    y: (metres) => onSheet.y + (metres - origin.y) * unit,
  };
}

export const n = (value: number): string => String(Math.round(value * 100) / 100);

export function through(scale: Scale, points: readonly Point[], closed = false): string {
  return `${points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${n(scale.x(x))} ${n(scale.y(y))}`).join('')}${closed ? 'Z' : ''}`;
}

export function outline(scale: Scale, shape: Shape): string {
  if (shape.kind === 'circle') return ring(scale.x(shape.x), scale.y(shape.y), shape.radius * scale.unit);
  const { x, y, width, height } = shape;
  return `M${n(scale.x(x))} ${n(scale.y(y))}h${n(width * scale.unit)}v${n(height * scale.unit)}h${n(-width * scale.unit)}Z`;
}

export function ring(x: number, y: number, radius: number): string {
  const r = n(radius);
  return `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * radius)} 0a${r} ${r} 0 1 0 ${n(-2 * radius)} 0Z`;
}
