import type { PictureId } from './pictures';
import rectangles from './quiet.json';

/** Area of a picture with enough contrast for white text, as fractions of the frame from its upper left corner. */
export interface QuietArea {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Dark share of the frame; a hero needs 0.38 or more. */
  dark: number;
}

/** The quiet rectangle of a picture, or undefined if no part of it is dark enough for a heading. */
export function quietOf(id: PictureId): QuietArea | undefined {
  return (rectangles as Partial<Record<PictureId, QuietArea>>)[id];
}
