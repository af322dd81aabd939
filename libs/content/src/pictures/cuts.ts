import cuts from './cuts.json';
import type { PictureId } from './pictures';

/** Aspect ratio of a cut, width first. */
export type CutRatio = '4x5' | '1x1';

const ratios: Record<CutRatio, number> = { '4x5': 4 / 5, '1x1': 1 };

interface Cut {
  base: string;
  widths: readonly number[];
  /** The aspect ratio as a number. */
  ratio: number;
}

/**
 * A cut of a picture around its focus, for narrow screens: base path and widths of its AVIF and WebP files; undefined
 * if the picture has none.
 */
export function cutOf(id: PictureId, ratio: CutRatio): Cut | undefined {
  const widths = (cuts as Partial<Record<PictureId, Record<CutRatio, readonly number[]>>>)[id]?.[ratio];
  return widths && { base: `/pictures/${id}-${ratio}`, widths, ratio: ratios[ratio] };
}
