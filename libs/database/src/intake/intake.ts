import type { EntityManager } from 'typeorm';
import { IdempotencyKey } from '../entities/idempotency-key';
import { RecentSubmission } from '../entities/recent-submission';
import type { FormName } from '@mainstage/leads/forms';
import type { Lead } from '@mainstage/leads/lead';
import type { DataSource } from 'typeorm';
import { Bulkhead } from '../bulkhead';
import { violatesUnique } from '../sql';
import { LeadBatch } from './lead-batch';
import { LeadTables } from './lead-tables';
import { LeadIntakeQueries } from './lead-intake.queries';
import type { Submission } from './submission';

/** The key was used for another form or other content. */
export class IdempotencyKeyReused extends Error {
  override readonly name = 'IdempotencyKeyReused';
}

/** `recorded`: a new lead; `joined`: the same content came before; `replayed`: the same key came before. */
export interface Recorded<Answer> {
  answer: Answer;
  result: 'recorded' | 'joined' | 'replayed';
}

/** Connections that transactions of one form may hold; forms written by one statement hold two (lead-batch.ts). */
const bulkheadWidth = 4;

/** What it means where writing failed because the key was used before. @throws any other error */
function seenByKey(error: unknown): 'seen' {
  if (violatesUnique(error, 'idempotency_keys_pkey')) return 'seen';
  throw error;
}

/** Thrown inside a transaction to undo it when the content turns out to be known. */
class SeenBefore extends Error {}

/**
 * Takes leads in, each once: the same key or the same content gives the first answer and writes nothing (rule form.idempotency).
 * Everything a 201 promises is committed when a call returns.
 */
export class LeadIntake {
  private readonly batches = new Map<FormName, LeadBatch>();
  private readonly bulkheads = new Map<FormName, Bulkhead>();
  private readonly tables: LeadTables;

  /** @param dataSource may still be on its way to the database: it is asked anew each time, and throws DatabaseUnavailable */
  constructor(private readonly dataSource: DataSource) {
    this.tables = new LeadTables(dataSource);
  }

  /** Writes a lead whose answer depends on nothing that is stored, but for the seat it may ask for. */
  async record<Answer extends { id: string }>(submission: Submission, lead: Lead<Answer>): Promise<Recorded<Answer>> {
    return this.once(submission, () => this.written(submission, lead));
  }

  /**
   * Writes a lead that must be new.
   * @returns nothing where its key, its content or its address came before: nothing was written then
   */
  async recordNew<Answer extends { id: string }>(
    submission: Submission,
    lead: Lead<Answer>,
  ): Promise<Recorded<Answer> | undefined> {
    const written = await this.written(submission, lead);
    return written === 'seen' ? undefined : { answer: written, result: 'recorded' };
  }

  /**
   * Writes a lead after looking at what is stored, all in one transaction.
   * @param decide reads and writes what the decision needs and gives the lead; runs again only after a rollback
   */
  async recordAfter<Answer extends { id: string }>(
    submission: Submission,
    decide: (manager: EntityManager) => Promise<Lead<Answer>>,
  ): Promise<Recorded<Answer>> {
    return this.once(submission, async () => {
      try {
        return await this.bulkheadOf(submission.form).run(() =>
          this.dataSource.transaction(async (manager) => {
            const lead = await decide(manager);
            const written = await new LeadIntakeQueries(manager, this.tables).insert([{ submission, lead }]);
            if (written.size === 0) throw new SeenBefore();
            // The statement gives one of the answers that the lead named.
            return (written.get(lead.answer.id) ?? lead.answer) as Answer;
          }),
        );
      } catch (error) {
        return error instanceof SeenBefore ? 'seen' : seenByKey(error);
      }
    });
  }

  /** The first answer to this key, if it has one. @throws IdempotencyKeyReused */
  async replay<Answer>(submission: Submission): Promise<Recorded<Answer> | undefined> {
    if (!submission.key) return undefined;
    const used = await this.dataSource.manager.findOneBy(IdempotencyKey, { key: submission.key });
    if (!used) return undefined;
    if (used.form !== submission.form || !used.contentHash.equals(submission.contentHash))
      throw new IdempotencyKeyReused();
    return { answer: used.answer as Answer, result: 'replayed' };
  }

  private batchOf(form: FormName): LeadBatch {
    const batch =
      this.batches.get(form) ??
      new LeadBatch(async (entries) => new LeadIntakeQueries(this.dataSource.manager, this.tables).insert(entries));
    this.batches.set(form, batch);
    return batch;
  }

  private bulkheadOf(form: FormName): Bulkhead {
    const bulkhead = this.bulkheads.get(form) ?? new Bulkhead(bulkheadWidth);
    this.bulkheads.set(form, bulkhead);
    return bulkhead;
  }

  /** Writes it, perhaps together with others; the statement gives one of the answers that the lead named. */
  private async written<Answer extends { id: string }>(submission: Submission, lead: Lead<Answer>) {
    try {
      return ((await this.batchOf(submission.form).insert({ submission, lead })) as Answer | undefined) ?? 'seen';
    } catch (error) {
      return seenByKey(error);
    }
  }

  private async once<Answer>(submission: Submission, write: () => Promise<Answer | 'seen'>): Promise<Recorded<Answer>> {
    const written = await write();
    if (written !== 'seen') return { answer: written, result: 'recorded' };
    return (
      (await this.replay<Answer>(submission)) ?? (await this.join<Answer>(submission)) ?? this.once(submission, write)
    );
  }

  /** Gives the first row's answer and remembers it for this key too. */
  private async join<Answer>({ form, contentHash, key }: Submission): Promise<Recorded<Answer> | undefined> {
    const { manager } = this.dataSource;
    const first = await manager.findOneBy(RecentSubmission, { form, contentHash });
    if (!first) return undefined;
    const { answer } = first;
    const keys = manager.createQueryBuilder().insert().into(IdempotencyKey);
    if (key) await keys.values({ key, form, contentHash, answer }).orIgnore().updateEntity(false).execute();
    return { answer: answer as Answer, result: 'joined' };
  }
}
