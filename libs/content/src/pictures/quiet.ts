import type { PictureId } from './pictures';
import rectangles from './quiet.json';

/** Where white words can be read on a picture as it is, in parts of its frame: x and y from its upper left corner. */
export interface Quiet {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much of the whole frame is dark: a hero wants 0.38 or more. */
  dark: number;
}

/** The quiet rectangle of a picture, or undefined where no part of it is dark enough for a heading. */
export function quietOf(id: PictureId): Quiet | undefined {
  return (rectangles as Partial<Record<PictureId, Quiet>>)[id];
}
