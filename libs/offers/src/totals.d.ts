import type { OfferContent, OfferLine, OfferTotals } from '@mainstage/contracts/offers/offer';
type PricedLine = Pick<OfferLine, 'quantity' | 'unitCents' | 'discount'>;
/**
 * Net cents of a line after its discount: quantity × price of a unit × (100 − discount) %, rounded once to the nearest
 * cent, half a cent upwards (rule offer.totals). Quantities have two decimals at most.
 * @returns null for a line without an amount
 */
export declare function lineNet({ quantity, unitCents, discount }: PricedLine): number | null;
/** Net cents of a line before its discount; null without an amount. */
export declare const undiscountedNet: (line: PricedLine) => number | null;
/** VAT in cents on a net sum in cents. */
export declare const vatOn: (net: number, percent: number) => number;
/**
 * Sums of an offer in whole cents (rule offer.totals). Hidden lines never count, optional ones only if they are ticked,
 * lines without an amount as nothing. VAT is computed once for each rate, on the sum of its lines.
 * @param ticked ids of the chosen optional lines; other ids have no effect
 */
export declare function offerTotals(content: Pick<OfferContent, 'lines'>, ticked: readonly string[]): OfferTotals;
export {};
