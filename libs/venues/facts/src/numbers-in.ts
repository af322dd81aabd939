/** All distinct numbers in a nested record of facts or constants. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? [...new Set(Object.values(value).flatMap(numbersIn))] : [];
}
