/** Whether list prices are meant before or after value added tax, and at which rate in whole percent. */
export type PriceBasis = { kind: 'open' } | { kind: 'net'; vatPercent: number } | { kind: 'gross'; vatPercent: number };

/**
 * No rule is stated for value added tax. A provider says here what its list prices mean; until then an
 * estimate leaves the tax out and says so.
 */
export const priceBasis: PriceBasis = { kind: 'open' };
