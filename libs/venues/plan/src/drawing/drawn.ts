/** An area, a line or both, as the path of an SVG. */
export interface DrawnPath {
  kind: 'path';
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: readonly number[];
  /** What lies in an even number of outlines is a hole. */
  holes?: boolean;
}

/** Words; `x` and `y` say where the baseline begins, ends or has its middle. */
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

/** Shapes of which only what lies in the window is seen. */
export interface DrawnGroup {
  kind: 'group';
  window: { x: number; y: number; width: number; height: number };
  shapes: readonly DrawnElement[];
}

export type DrawnElement = DrawnPath | DrawnText | DrawnGroup;

/** A drawing on a sheet of its own, for the page as SVG and for the data sheet as PDF. */
export interface Drawing {
  width: number;
  height: number;
  /** What it shows, for screen readers. */
  alt: string;
  shapes: readonly DrawnElement[];
}
