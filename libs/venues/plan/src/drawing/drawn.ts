/** An area, a line or both, as an SVG path. */
export interface DrawnPath {
  kind: 'path';
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: readonly number[];
  /** Whether the even-odd rule applies. */
  holes?: boolean;
}

/** Text; `x` and `y` are the start, end or middle of the baseline. */
export interface DrawnText {
  kind: 'text';
  text: string;
  x: number;
  y: number;
  size: number;
  colour: string;
  anchor?: 'start' | 'middle' | 'end';
  font?: 'text' | 'medium' | 'strong' | 'display';
  /** Degrees, clockwise. */
  rotate?: number;
}

/** Shapes clipped to a window. */
export interface DrawnGroup {
  kind: 'group';
  window: { x: number; y: number; width: number; height: number };
  shapes: readonly DrawnElement[];
}

export type DrawnElement = DrawnPath | DrawnText | DrawnGroup;

/** A drawing on a sheet, for the page as SVG and for the data sheet as PDF. */
export interface Drawing {
  width: number;
  height: number;
  /** Alternative text. */
  alt: string;
  shapes: readonly DrawnElement[];
}
