import type { OfferContent } from '@mainstage/contracts/offers/offer';

/** Ids of the optional lines that are shown and chosen; any other id is ignored, so that nobody chooses an amount. */
export const chosenLines = ({ lines }: Pick<OfferContent, 'lines'>, wanted: readonly string[]): string[] =>
  lines.flatMap(({ id, optional, hidden }) => (optional && !hidden && wanted.includes(id) ? [id] : []));
