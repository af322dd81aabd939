/** Whether list prices are before or after value added tax, and its rate in whole percent. */
export type PriceBasis = { kind: 'open' } | { kind: 'net'; vatPercent: number } | { kind: 'gross'; vatPercent: number };

/**
 * No rule exists for value added tax. A provider sets here what its list prices include; until then an estimate omits
 * the tax and states that.
 */
export const priceBasis: PriceBasis = { kind: 'open' };
