import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** 16 MiB and some 40 ms for each guess: nothing for a visitor, much for whoever tries a dictionary. */
const cost = { N: 2 ** 14, r: 8, p: 1 };
const salt = randomBytes(16);
/**
 * This many guesses may wait for their turn; with more, whoever comes would wait longer than a browser does. Those who
 * guess again cannot take the places of those who begin.
 */
const places = { first: 128, again: 32 } as const;

export type GuessBucket = keyof typeof places;

const waiting: Record<GuessBucket, number> = { first: 0, again: 0 };
let turn: Promise<unknown> = Promise.resolve();

/** More guesses wait for their comparison than can be answered in time. */
export class QueueFull extends Error {}

/**
 * The password of one page, kept only as a key derived from it. Guesses are compared one after the other, so that a
 * flood of them leaves the processor to the forms; each takes as long as any other.
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

/** Letters that look the same are the same, whichever keyboard wrote them; spaces around are slips of copying. */
function derive(password: string): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFC').trim(), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key))),
  );
}
