/**
 * The noun for a number. English and German have a singular for one and a plural for everything else, zero included
 * (CLDR, cardinal).
 * @param one the singular
 * @param many the plural
 */
export const nounFor = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** A number with its noun: `1 minute`, `25 Minuten`. */
export const counted = (count: number, one: string, many: string): string => `${count} ${nounFor(count, one, many)}`;
