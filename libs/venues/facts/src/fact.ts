/** Origin of a number: stated in the specification, or a sample until the provider replaces it. */
export type Source = 'specification' | 'sample';

/** One fact with its source; its unit is part of its name, such as `areaSqm`. */
export interface Fact<Value> {
  readonly value: Value;
  readonly source: Source;
}

/** A number that the specification states. */
export function specified<const Value>(value: Value): Fact<Value> {
  return { value, source: 'specification' };
}

/** A plausible sample number, not measured. */
export function sample<const Value>(value: Value): Fact<Value> {
  return { value, source: 'sample' };
}
