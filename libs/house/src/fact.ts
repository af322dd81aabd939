/** Where a figure comes from: stated, or a sample of ours until the provider puts his own in its place. */
export type Source = 'specification' | 'sample';

/** One fact of the house; its unit is part of its name, such as `areaSqm`. */
export interface Fact<Value> {
  readonly value: Value;
  readonly source: Source;
}

/** A figure that is stated. */
export function specified<const Value>(value: Value): Fact<Value> {
  return { value, source: 'specification' };
}

/** A figure of ours, plausible and not measured. */
export function sample<const Value>(value: Value): Fact<Value> {
  return { value, source: 'sample' };
}
