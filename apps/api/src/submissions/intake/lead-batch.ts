import { DatabaseUnavailable, isCollision, isUnavailable } from '@mainstage/database/unavailable';
import type { Entry, Written } from './lead-record';

const atOnce = 2;
/** Milliseconds that leads wait for the previous statement, so that a slow one does not delay them further. */
const waitLimitMs = 25;
/** Maximum of leads in one statement. */
const largest = 50;
/** Batch size at which a second statement starts while the first is being fsynced. */
const secondStatementAt = largest / 2;
/** Maximum of waiting leads: more than this form ever receives, less than exhausts memory. */
const maxQueued = 5000;

/**
 * Milliseconds that a lead may have waited when the statement before it fails because the database is unavailable, and
 * still be tried in the next one: with its own statement it gets a response within three seconds.
 */
const leftToWaitMs = 700;

interface QueuedLead extends Entry {
  since: number;
  /** Keys that no two concurrently written leads may share. */
  conflictKeys: string[];
  settle: (answer: { id: string } | undefined) => void;
  fail: (error: unknown) => void;
}

/**
 * Batches leads that arrive while others are being written, so that under load one statement and one commit serve many
 * visitors. A lead that arrives alone is written immediately.
 */
export class LeadBatch {
  private waiting: QueuedLead[] = [];
  private readonly lockedKeys = new Set<string>();
  private running = 0;
  /** The statement that others wait for, so that many leads share the next one. */
  private awaited: QueuedLead[] | undefined;

  /** @param write writes all leads or none; returns the responses of those that were new */
  constructor(private readonly write: (entries: Entry[]) => Promise<Written>) {}

  /**
   * Writes a lead, perhaps in a batch; the faults of other leads do not affect it.
   * @returns its response; undefined if it was not new
   * @throws what writing it alone throws; DatabaseUnavailable where too many wait already
   */
  insert(entry: Entry): Promise<{ id: string } | undefined> {
    return new Promise((settle, fail) => {
      if (this.waiting.length >= maxQueued) return fail(new DatabaseUnavailable('Too many wait for the database'));
      this.waiting.push({ ...entry, conflictKeys: conflictKeysOf(entry), since: performance.now(), settle, fail });
      this.next();
    });
  }

  private next(): void {
    if (this.running >= atOnce || (this.awaited && this.waiting.length < secondStatementAt)) return;
    const batch = this.take();
    if (batch.length === 0) return;
    this.running += 1;
    this.awaited = batch;
    const slow = setTimeout(() => this.goOn(batch), waitLimitMs);
    void this.settle(batch).finally(() => {
      clearTimeout(slow);
      this.running -= 1;
      for (const key of batch.flatMap(({ conflictKeys }) => conflictKeys)) this.lockedKeys.delete(key);
      this.goOn(batch);
    });
  }

  /** Stops waiting for this batch, because it is slow or has ended. */
  private goOn(batch: QueuedLead[]): void {
    if (this.awaited === batch) this.awaited = undefined;
    this.next();
  }

  /** Takes leads in FIFO order, deferring any that share a key, content hash or mailbox with an in-flight batch. */
  private take(): QueuedLead[] {
    const batch: QueuedLead[] = [];
    const later: QueuedLead[] = [];
    for (const entry of this.waiting) {
      if (batch.length === largest || entry.conflictKeys.some((key) => this.lockedKeys.has(key))) later.push(entry);
      else {
        for (const key of entry.conflictKeys) this.lockedKeys.add(key);
        batch.push(entry);
      }
    }
    this.waiting = later;
    return batch;
  }

  private async settle(batch: QueuedLead[]): Promise<void> {
    try {
      const written = await this.write(batch);
      for (const { lead, settle } of batch) settle(written.get(lead.answer.id));
    } catch (error) {
      if (isUnavailable(error) && !isCollision(error)) this.failWithOverdue(batch, error);
      else if (batch.length === 1) batch[0]?.fail(error);
      // One of them is invalid and nothing was written: halving finds it in few statements.
      else for (const half of halvesOf(batch)) await this.settle(half);
    }
  }

  /**
   * A slow statement does not predict the next one, so leads that were not sent are moved to it. Leads that have waited
   * long fail now, because with an unavailable database they would fail too late.
   */
  private failWithOverdue(batch: readonly QueuedLead[], error: unknown): void {
    const now = performance.now();
    const late = this.waiting.filter(({ since }) => now - since > leftToWaitMs);
    this.waiting = this.waiting.filter((entry) => !late.includes(entry));
    for (const { fail } of [...batch, ...late]) fail(error);
  }
}

function halvesOf<T>(list: readonly T[]): T[][] {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
}

function conflictKeysOf({ submission: { contentHash, key }, mailbox }: Entry): string[] {
  const keys = [`content ${contentHash.toString('hex')}`];
  if (key) keys.push(`key ${key}`);
  if (mailbox) keys.push(`mailbox ${mailbox}`);
  return keys;
}
