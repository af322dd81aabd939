import { type CateringId, cateringChoices, type ExtraId } from '@mainstage/content/estimate/extras';
import type { PriceBand, PriceBands } from '@mainstage/content/estimate/price-bands';

/** The price of one guest's catering, whole euro; undefined if the provider has none. */
export function cateringBand(bands: PriceBands, catering: Exclude<CateringId, 'none'>): PriceBand | undefined {
  const choice = cateringChoices[catering];
  if (!('pieces' in choice)) return tierBand(bands, catering as Exclude<typeof catering, `finger-food-${string}`>);
  const piece = bands.fingerFoodPiece;
  return piece && { from: piece.from * choice.pieces, to: piece.to * choice.pieces };
}

/** The price of an extra, whole euro: per guest for drinks, else per day. */
export function extraBand(bands: PriceBands, extra: ExtraId): PriceBand | undefined {
  return extra === 'drinks' ? tierBand(bands, 'drinks') : bands.perDay?.[extra];
}

function tierBand({ perGuest }: PriceBands, meal: keyof NonNullable<PriceBands['perGuest']>): PriceBand | undefined {
  const tiers: Readonly<Record<string, number>> | undefined = perGuest?.[meal];
  const prices = Object.values(tiers ?? {});
  return prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : undefined;
}
