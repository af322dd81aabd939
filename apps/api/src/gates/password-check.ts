import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** 16 MiB and about 40 ms for each guess: negligible for a visitor, expensive for a dictionary attack. */
const cost = { N: 2 ** 14, r: 8, p: 1 };
const salt = randomBytes(16);
/**
 * Maximum guesses in the queue; any further one would wait longer than a browser does. Repeated guesses cannot take the
 * places of first ones.
 */
const places = { first: 128, again: 32 } as const;

export type GuessBucket = keyof typeof places;

const waiting: Record<GuessBucket, number> = { first: 0, again: 0 };
let turn: Promise<unknown> = Promise.resolve();

/** More guesses are queued than can be answered in time. */
export class QueueFull extends Error {}

/**
 * The password of one page, kept only as a derived key. Guesses are compared one after the other, so that a flood
 * leaves the processor to the forms; each takes the same time.
 */
export class PasswordCheck {
  private readonly key: Promise<Buffer>;

  constructor(password: string) {
    this.key = derive(password);
  }

  /** @throws QueueFull */
  async matches(guess: string, bucket: GuessBucket): Promise<boolean> {
    if (waiting[bucket] >= places[bucket]) throw new QueueFull();
    waiting[bucket]++;
    const derived = turn.then(() => derive(guess));
    turn = derived.catch(() => undefined);
    try {
      return timingSafeEqual(await derived, await this.key);
    } finally {
      waiting[bucket]--;
    }
  }
}

/** Normalises Unicode, so that the keyboard does not matter, and trims spaces from copying. */
function derive(password: string): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFC').trim(), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key))),
  );
}
