import { kinds } from './kinds.mjs';

/**
 * An endless sequence of faults: every kind once in random order, then again in another order. The same seed gives the
 * same plan on the same backend.
 * @param {import('./random.mjs').Random} random
 * @param {{ backend: string, only?: string[], from?: import('./kinds.mjs').Kind[] }} options only: names of kinds, all
 * by default
 * @returns {Generator<{ number: number, kind: import('./kinds.mjs').Kind, parts: { a: number, b: number }, pause:
 * number }>} pause: seconds before the fault
 */
export function* plan(random, { backend, only, from = kinds }) {
  const selected = from.filter(
    ({ name, backend: needs, available }) =>
      (!needs || needs === backend) && (!only || only.includes(name)) && (available?.() ?? true),
  );
  if (selected.length === 0) throw new Error('No kind of fault is left to play.');
  for (let number = 1; ;)
    for (const kind of random.shuffle(selected))
      yield {
        number: number++,
        kind,
        parts: { a: random.next(), b: random.next() },
        pause: random.between(1, 3),
      };
}
