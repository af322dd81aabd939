/**
 * Pseudo-random numbers by seed (mulberry32).
 * @param {number} seed a whole number
 */
export class Random {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(least, most) {
    return least + this.next() * (most - least);
  }

  /** @template T @param {T[]} choices @returns {T} */
  pick(choices) {
    return choices[Math.floor(this.next() * choices.length)];
  }

  /** @template T @param {T[]} list @returns {T[]} a new list */
  shuffle(list) {
    const mixed = [...list];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = Math.floor(this.next() * (last + 1));
      [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
    }
    return mixed;
  }
}
