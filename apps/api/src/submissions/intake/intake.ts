import type { EntityManager, DataSource } from 'typeorm';
import { IdempotencyKey } from '@mainstage/leads/submissions/idempotency-key';
import { RecentSubmission } from '@mainstage/leads/submissions/recent-submission';
import { keyHash } from '@mainstage/leads/content-hash';
import type { FormName } from '@mainstage/leads/forms';
import type { Lead } from '@mainstage/leads/lead';
import { currentTime } from '@mainstage/contracts/clock';
import { chooseLanguage } from '@mainstage/desk/delivery/choose-language';
import { deskRowOfNewLead } from '@mainstage/desk/take-over/desk-rows';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { violatesUnique } from '@mainstage/database/sql';
import { LeadBatch } from './lead-batch';
import { type Entry, entryOf } from './lead-record';
import { LeadTables } from './lead-tables';
import { LeadIntakeQueries } from './lead-intake.queries';
import type { Submission } from './submission';

/** The key was used for another form or other content. */
export class IdempotencyKeyReused extends Error {
  override readonly name = 'IdempotencyKeyReused';
}

/**
 * `recorded`: a new lead; `joined`: the same content was submitted before; `replayed`: the same key was used before.
 */
export interface Recorded<Answer> {
  answer: Answer;
  result: 'recorded' | 'joined' | 'replayed';
}

/** Connections that transactions of one form may use; batched forms use two (lead-batch.ts). */
const bulkheadWidth = 4;

function seenByKey(error: unknown): 'seen' {
  if (violatesUnique(error, 'idempotency_keys_pkey')) return 'seen';
  throw error;
}

/** Rolls the transaction back if the content turns out to be known. */
class DuplicateSubmission extends Error {}

/**
 * Stores leads, each once: the same key or content returns the first response and writes nothing (rule
 * form.idempotency). Everything a 201 promises is committed when a call returns.
 */
export class LeadIntake {
  private readonly batches = new Map<FormName, LeadBatch>();
  private readonly bulkheads = new Map<FormName, Bulkhead>();
  private readonly tables: LeadTables;

  /**
   * @param dataSource may still be connecting: its manager is read per call and throws DatabaseUnavailable
   * @param hasDesk whether leads are added to the sales desk
   */
  constructor(
    private readonly dataSource: DataSource,
    private readonly hasDesk = false,
  ) {
    this.tables = new LeadTables(dataSource);
  }

  /** Writes a lead whose response depends on no stored data except the seat it may request. */
  async record<Answer extends { id: string }>(submission: Submission, lead: Lead<Answer>): Promise<Recorded<Answer>> {
    return this.once(submission, () => this.written(submission, lead));
  }

  /**
   * Writes a lead that must be new.
   * @returns undefined if its key, content or address is known: nothing was written then
   */
  async recordNew<Answer extends { id: string }>(
    submission: Submission,
    lead: Lead<Answer>,
  ): Promise<Recorded<Answer> | undefined> {
    const written = await this.written(submission, lead);
    return written === 'seen' ? undefined : { answer: written, result: 'recorded' };
  }

  /**
   * Writes a lead after reading stored data, in one transaction.
   * @param decide reads and writes what the decision needs and returns the lead; runs again only after a rollback
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
            const written = await this.storeOf(manager).insert([this.entryOf(submission, lead)]);
            if (written.size === 0) throw new DuplicateSubmission();
            // The statement returns one of the responses that the lead named.
            return (written.get(lead.answer.id) ?? lead.answer) as Answer;
          }),
        );
      } catch (error) {
        return error instanceof DuplicateSubmission ? 'seen' : seenByKey(error);
      }
    });
  }

  /** The stored response to this key, if there is one. @throws IdempotencyKeyReused */
  async replay<Answer>(submission: Submission): Promise<Recorded<Answer> | undefined> {
    if (!submission.key) return undefined;
    const used = await this.dataSource.manager.findOneBy(IdempotencyKey, { key: submission.key });
    if (!used) return undefined;
    if (used.form !== submission.form || !used.contentHash.equals(keyHash(submission.contentHash, submission.language)))
      throw new IdempotencyKeyReused();
    return { answer: used.answer as Answer, result: 'replayed' };
  }

  private entryOf(submission: Submission, lead: Lead): Entry {
    const { form, suspicions } = submission;
    const { row, answer } = lead;
    const isOnDesk = this.hasDesk && row !== undefined;
    const desk = isOnDesk && deskRowOfNewLead(form, { id: answer.id, suspicions, values: row.values }, currentTime());
    return entryOf(submission, lead, desk || undefined);
  }

  private batchOf(form: FormName): LeadBatch {
    const batch =
      this.batches.get(form) ?? new LeadBatch(async (entries) => this.storeOf(this.dataSource.manager).insert(entries));
    this.batches.set(form, batch);
    return batch;
  }

  private storeOf(manager: EntityManager): LeadIntakeQueries {
    return new LeadIntakeQueries(manager, this.tables);
  }

  private bulkheadOf(form: FormName): Bulkhead {
    const bulkhead = this.bulkheads.get(form) ?? new Bulkhead(bulkheadWidth);
    this.bulkheads.set(form, bulkhead);
    return bulkhead;
  }

  private async written<Answer extends { id: string }>(submission: Submission, lead: Lead<Answer>) {
    try {
      return (
        ((await this.batchOf(submission.form).insert(this.entryOf(submission, lead))) as Answer | undefined) ?? 'seen'
      );
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

  /**
   * Returns the first row's response and stores it for this key too. A language chosen in the repeated form applies to
   * the lead from then on.
   */
  private async join<Answer>({ form, contentHash, key, language }: Submission): Promise<Recorded<Answer> | undefined> {
    const { manager } = this.dataSource;
    const first = await manager.findOneBy(RecentSubmission, { form, contentHash });
    if (!first) return undefined;
    const { answer } = first;
    const keys = manager.createQueryBuilder().insert().into(IdempotencyKey);
    const stored = { key, form, contentHash: keyHash(contentHash, language), answer };
    if (key) await keys.values(stored).orIgnore().updateEntity(false).execute();
    if (language) await chooseLanguage(manager, form, (answer as { id: string }).id, language);
    return { answer: answer as Answer, result: 'joined' };
  }
}
