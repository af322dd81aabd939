/** Wrong guesses of one client that cost nothing. */
const free = 5;
const firstWaitMs = 2000;
const longestWaitMs = 15 * 60 * 1000;
/** After this long without a guess a client begins anew. */
const memoryMs = 60 * 60 * 1000;
/** No flood of addresses may fill the memory. */
const mostClients = 10_000;

interface Guesses {
  wrong: number;
  last: number;
}

/**
 * Slows down whoever guesses the operators' password: from the sixth wrong one on, a wait that doubles. Kept in this
 * process alone, so that operators get in while the database is away.
 */
export class GuessBrake {
  private readonly clients = new Map<string, Guesses>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns milliseconds until a guess of this client is compared again; 0 for now */
  waitOf(client: string): number {
    const guesses = this.clients.get(client);
    if (!guesses || guesses.wrong < free) return 0;
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(20, guesses.wrong - free));
    return Math.max(0, guesses.last + wait - this.now());
  }

  wrong(client: string): void {
    const known = this.clients.get(client);
    const wrong = known && this.now() - known.last < memoryMs ? known.wrong + 1 : 1;
    // At the end again: the first in the map is the one that guessed longest ago.
    this.clients.delete(client);
    this.clients.set(client, { wrong, last: this.now() });
    const [oldest] = this.clients.keys();
    if (this.clients.size > mostClients && oldest !== undefined) this.clients.delete(oldest);
  }

  right(client: string): void {
    this.clients.delete(client);
  }
}
