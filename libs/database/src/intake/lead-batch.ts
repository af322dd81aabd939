import { DatabaseUnavailable, isCollision, isUnavailable } from '../unavailable';
import { type Entry, mailboxAsked, type Written } from './lead-record';

/** Statements of one form that may run at the same time. */
const atOnce = 2;
/** How long leads wait for the statement before theirs: one that is held up holds up nobody else. */
const patienceMs = 25;
/** Leads that one statement may write. */
const largest = 50;
/** So many that wait fill a statement of their own: it is carried out while the one before it is made safe on disk. */
const enough = largest / 2;
/** Leads that may wait: more than this form ever sees at once, less than a process can hold. */
const longest = 5000;

/**
 * Milliseconds that a lead may have waited when the statement before it fails for want of the database, and still be tried in the next
 * one: with a statement of its own it is answered within three seconds.
 */
const leftToWaitMs = 700;

interface Waiting extends Entry {
  /** By this process's clock. */
  since: number;
  /** What two leads of one statement, or of two at the same time, must not share. */
  claims: string[];
  settle: (answer: { id: string } | undefined) => void;
  fail: (error: unknown) => void;
}

/**
 * Gathers leads that arrive while others are being written, so that under load one statement, and one commit, serves
 * many visitors. A lead that arrives alone is written at once; none waits for others to come.
 */
export class LeadBatch {
  private waiting: Waiting[] = [];
  private readonly claimed = new Set<string>();
  private running = 0;
  /** The statement that is waited for, so that many leads share the one after it. */
  private awaited: Waiting[] | undefined;

  /** @param write writes the leads all or none; gives the answers of those that were new */
  constructor(private readonly write: (entries: Entry[]) => Promise<Written>) {}

  /**
   * Writes a lead, perhaps together with others; their faults do not reach it.
   * @returns its answer, or undefined where it was not new
   * @throws what writing it alone throws; DatabaseUnavailable where too many wait already
   */
  insert(entry: Entry): Promise<{ id: string } | undefined> {
    return new Promise((settle, fail) => {
      if (this.waiting.length >= longest) return fail(new DatabaseUnavailable('Too many wait for the database'));
      this.waiting.push({ ...entry, claims: claimsOf(entry), since: performance.now(), settle, fail });
      this.next();
    });
  }

  private next(): void {
    if (this.running >= atOnce || (this.awaited && this.waiting.length < enough)) return;
    const batch = this.take();
    if (batch.length === 0) return;
    this.running += 1;
    this.awaited = batch;
    const slow = setTimeout(() => this.goOn(batch), patienceMs);
    void this.settle(batch).finally(() => {
      clearTimeout(slow);
      this.running -= 1;
      for (const claim of batch.flatMap(({ claims }) => claims)) this.claimed.delete(claim);
      this.goOn(batch);
    });
  }

  /** Whoever waits need not wait for this batch any longer; nor, perhaps, for one that left a place free. */
  private goOn(batch: Waiting[]): void {
    if (this.awaited === batch) this.awaited = undefined;
    this.next();
  }

  /** The next leads in their order, but for those that would meet a relative on the way: they go later. */
  private take(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const entry of this.waiting) {
      if (batch.length === largest || entry.claims.some((claim) => this.claimed.has(claim))) later.push(entry);
      else {
        for (const claim of entry.claims) this.claimed.add(claim);
        batch.push(entry);
      }
    }
    this.waiting = later;
    return batch;
  }

  private async settle(batch: Waiting[]): Promise<void> {
    try {
      const written = await this.write(batch);
      for (const { lead, settle } of batch) settle(written.get(lead.answer.id));
    } catch (error) {
      if (isUnavailable(error) && !isCollision(error)) this.failWithThoseThatWaited(batch, error);
      else if (batch.length === 1) batch[0]?.fail(error);
      // One of them is at fault, and nothing was written: each for itself then.
      else for (const entry of batch) await this.settle([entry]);
    }
  }

  /**
   * One statement that was slow says nothing of the next: what has not been sent goes into that. But where the database is away,
   * whoever has waited long would find out too late.
   */
  private failWithThoseThatWaited(batch: readonly Waiting[], error: unknown): void {
    const now = performance.now();
    const late = this.waiting.filter(({ since }) => now - since > leftToWaitMs);
    this.waiting = this.waiting.filter((entry) => !late.includes(entry));
    for (const { fail } of [...batch, ...late]) fail(error);
  }
}

function claimsOf(entry: Entry): string[] {
  const { contentHash, key } = entry.submission;
  const mailbox = mailboxAsked(entry);
  return [`content ${contentHash.toString('hex')}`, key && `key ${key}`, mailbox && `mailbox ${mailbox}`].filter(
    (claim): claim is string => Boolean(claim),
  );
}
