const free = 5;
const firstWaitMs = 2000;
const longestWaitMs = 15 * 60 * 1000;
/** Milliseconds without a guess after which a client is forgotten. */
const memoryMs = 60 * 60 * 1000;
/** Bounds the memory that a flood of addresses can use. */
const mostClients = 10_000;

const minuteMs = 60 * 1000;
/** Wrong guesses per minute that are compared, of all clients together. */
export const wrongPerMinute = 60;

interface GuessCount {
  wrong: number;
  last: number;
}

/**
 * Slows down guessing of the operators' password: from the sixth wrong guess of a client on, a delay that doubles; and
 * a cap for all clients together, which does not apply to a client that was right within the hour. Stored in this
 * process only, so that operators can log in while the database is unavailable.
 */
export class GuessThrottle {
  private readonly clients = new Map<string, GuessCount>();
  /** Clients that gave the right password, with the time. */
  private readonly trusted = new Map<string, number>();
  private minute = { begins: 0, wrong: 0 };

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns milliseconds until a guess of this client is compared; 0 for now */
  waitOf(client: string): number {
    return Math.max(this.ownWaitOf(client), this.isTrusted(client) ? 0 : this.commonWait());
  }

  wrong(client: string): void {
    const known = this.clients.get(client);
    const wrong = known && this.now() - known.last < memoryMs ? known.wrong + 1 : 1;
    remember(this.clients, client, { wrong, last: this.now() });
    if (this.now() - this.minute.begins >= minuteMs) this.minute = { begins: this.now(), wrong: 0 };
    this.minute.wrong++;
  }

  right(client: string): void {
    this.clients.delete(client);
    remember(this.trusted, client, this.now());
  }

  private ownWaitOf(client: string): number {
    const guesses = this.clients.get(client);
    if (!guesses || guesses.wrong < free) return 0;
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(20, guesses.wrong - free));
    return Math.max(0, guesses.last + wait - this.now());
  }

  private isTrusted(client: string): boolean {
    const since = this.trusted.get(client);
    return since !== undefined && this.now() - since < memoryMs;
  }

  private commonWait(): number {
    if (this.minute.wrong < wrongPerMinute) return 0;
    return Math.max(0, this.minute.begins + minuteMs - this.now());
  }
}

/** Moves the entry to the end, so that the first one is the oldest and is evicted first. */
function remember<Value>(entries: Map<string, Value>, key: string, value: Value): void {
  entries.delete(key);
  entries.set(key, value);
  const [oldest] = entries.keys();
  if (entries.size > mostClients && oldest !== undefined) entries.delete(oldest);
}
