/** Every number in a record of facts or constants, however deep it lies, each once. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? [...new Set(Object.values(value).flatMap(numbersIn))] : [];
}
