import cuts from './cuts.json';
import type { PictureId } from './pictures';

/** Ratio of a cut's sides, width first. */
export type CutRatio = '4x5' | '1x1';

const ratios: Record<CutRatio, number> = { '4x5': 4 / 5, '1x1': 1 };

interface Cut {
  base: string;
  widths: readonly number[];
  /** Of its sides, as a number. */
  ratio: number;
}

/**
 * A cut of a picture around its focus, for narrow screens: where its files begin and in which widths they lie, as AVIF and
 * WebP; undefined where the picture has none.
 */
export function cutOf(id: PictureId, ratio: CutRatio): Cut | undefined {
  const widths = (cuts as Partial<Record<PictureId, Record<CutRatio, readonly number[]>>>)[id]?.[ratio];
  return widths && { base: `/pictures/${id}-${ratio}`, widths, ratio: ratios[ratio] };
}
