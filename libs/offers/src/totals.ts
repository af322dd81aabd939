import type { OfferContent, OfferLine, OfferTotals } from '@mainstage/contracts/offers/offer';

type PricedLine = Pick<OfferLine, 'quantity' | 'unitCents' | 'discount'>;

/**
 * Net cents of a line after its discount: quantity × price of a unit × (100 − discount) %, rounded once to the nearest
 * cent, half a cent upwards (rule offer.totals). Quantities have two decimals at most.
 * @returns null for a line without an amount, and while a figure of it is none, as in a field that is being typed in
 */
export function lineNet({ quantity, unitCents, discount }: PricedLine): number | null {
  const hundredths = Math.round(quantity * 100);
  const off = discount?.percent ?? 0;
  const percent = 100 - off;
  if (unitCents === null || ![hundredths, unitCents, off, percent].every(isCountable)) return null;
  return Number(rounded(BigInt(hundredths) * BigInt(unitCents) * BigInt(percent), 10_000n));
}

const isCountable = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** VAT in cents on a net sum in cents. */
export const vatOn = (net: number, percent: number): number => Number(rounded(BigInt(net) * BigInt(percent), 100n));

/**
 * Sums of an offer in whole cents (rule offer.totals). Hidden lines never count, optional ones only if they are ticked,
 * lines without an amount or with an invalid VAT rate as nothing: `offerProblems` names them. VAT is computed once for each rate, on the sum of its lines.
 * @param ticked ids of the chosen optional lines; other ids have no effect
 */
export function offerTotals(content: Pick<OfferContent, 'lines'>, ticked: readonly string[]): OfferTotals {
  const chosen = new Set(ticked);
  const counted = content.lines
    .filter(({ id, hidden, optional }) => !hidden && (!optional || chosen.has(id)))
    .map((line) =>
      isCountable(line.vatPercent)
        ? { id: line.id, percent: line.vatPercent, net: lineNet(line) ?? 0 }
        : { id: line.id, percent: 0, net: 0 },
    );
  const rates = [...new Set(counted.map(({ percent }) => percent))].sort((one, other) => one - other);
  const vat = rates.map((percent) => {
    const net = sumOf(counted.filter((line) => line.percent === percent));
    return { percent, net, vat: vatOn(net, percent) };
  });
  const net = sumOf(counted);
  const gross = vat.reduce((sum, rate) => sum + rate.vat, net);
  return { lines: counted.map(({ id, net }) => ({ id, net })), net, vat, gross };
}

const sumOf = (lines: readonly { net: number }[]): number => lines.reduce((sum, { net }) => sum + net, 0);

/** Divides a number that is not negative, half a unit upwards. */
const rounded = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by);
