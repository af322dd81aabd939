import cuts from './cuts.json';
import type { PictureId } from './pictures';

interface Cut {
  base: string;
  widths: readonly number[];
  /** The aspect ratio as a number. */
  ratio: number;
}

/**
 * The square cut of a picture around its focus, for narrow screens: base path and widths of its AVIF and WebP files;
 * undefined if the picture has none.
 */
export function cutOf(id: PictureId): Cut | undefined {
  const widths = (cuts as Partial<Record<PictureId, readonly number[]>>)[id];
  return widths && { base: `/pictures/${id}-1x1`, widths, ratio: 1 };
}
