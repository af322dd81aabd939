import type { Point, Shape } from '@mainstage/house/plan/shapes';

export const colours = {
  ink: '#0A0A0F',
  paper: '#FFFFFF',
  /** Rooms of others. */
  quiet: '#EFECE6',
  /** Stairs, lifts, kitchens. */
  service: '#E3DED4',
  line: '#8C877D',
  muted: '#5C5A57',
  signal: '#FF4B2B',
  signalText: '#BA2A0A',
  table: '#EFECE6',
} as const;

/** Widths of lines on the sheet. */
export const line = { hair: 0.7, thin: 1.1, thick: 2, wall: 3, led: 7 } as const;

/** The sheet's letters. */
export const letters = { name: 17, area: 14.5, note: 12.5 } as const;

/** Puts metres of the house onto the sheet. */
export interface Scale {
  /** Sheet units to the metre. */
  unit: number;
  x(metres: number): number;
  y(metres: number): number;
}

export function scaleOf(origin: Point, unit: number, onSheet: Point): Scale {
  return {
    unit,
    x: (metres) => onSheet.x + (metres - origin.x) * unit,
    y: (metres) => onSheet.y + (metres - origin.y) * unit,
  };
}

export const n = (value: number): string => String(Math.round(value * 100) / 100);

/** A straight or closed line through points of the house. */
export function through(scale: Scale, points: readonly Point[], closed = false): string {
  return `${points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${n(scale.x(x))} ${n(scale.y(y))}`).join('')}${closed ? 'Z' : ''}`;
}

/** The outline of a shape of the house. */
export function outline(scale: Scale, shape: Shape): string {
  if (shape.kind === 'circle') return ring(scale.x(shape.x), scale.y(shape.y), shape.radius * scale.unit);
  const { x, y, width, height } = shape;
  return `M${n(scale.x(x))} ${n(scale.y(y))}h${n(width * scale.unit)}v${n(height * scale.unit)}h${n(-width * scale.unit)}Z`;
}

/** A circle on the sheet. */
export function ring(x: number, y: number, radius: number): string {
  const r = n(radius);
  return `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * radius)} 0a${r} ${r} 0 1 0 ${n(-2 * radius)} 0Z`;
}
