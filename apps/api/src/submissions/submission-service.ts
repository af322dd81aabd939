import { IdempotencyKeyReused, LeadIntake, type Recorded } from './intake/intake';
import type { Submission } from './intake/submission';
import type { Lead } from '@mainstage/leads/lead';
import type { Metrics } from '@mainstage/observability/metrics';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { InjectConfig, InjectMetrics } from '@mainstage/nest/injection';
import type { ApiConfig } from '../config';
import { ProblemError } from '../http/problem-error';
import { RelayNotifier } from './relay-notifier';

/** Shared by the five forms: stores the lead, counts it, notifies the relay. */
@Injectable()
export class SubmissionService {
  private readonly intake: LeadIntake;

  constructor(
    dataSource: DataSource,
    @InjectConfig() { SALES_TEAM }: ApiConfig,
    private readonly relay: RelayNotifier,
    @InjectMetrics() private readonly metrics: Metrics,
  ) {
    this.intake = new LeadIntake(dataSource, Boolean(SALES_TEAM?.length));
  }

  submit<Answer extends { id: string }>(submission: Submission, lead: Lead<Answer>): Promise<Answer> {
    return this.recorded(submission, () => this.intake.record(submission, lead));
  }

  submitAfter<Answer extends { id: string }>(
    submission: Submission,
    decide: (manager: EntityManager) => Promise<Lead<Answer>>,
  ): Promise<Answer> {
    return this.recorded(submission, () => this.intake.recordAfter(submission, decide));
  }

  async submitNew<Answer extends { id: string }>(
    submission: Submission,
    lead: Lead<Answer>,
  ): Promise<Answer | undefined> {
    const recorded = await this.intake.recordNew(submission, lead);
    return recorded && this.counted(submission, recorded);
  }

  /**
   * The first response to a key that was used before.
   * @throws ProblemError `idempotency_key_reused` if form or content differ
   */
  async replay(submission: Submission): Promise<object | undefined> {
    const replayed = await withProblem(() => this.intake.replay<{ id: string }>(submission));
    return replayed && this.counted(submission, replayed);
  }

  private async recorded<Answer extends { id: string }>(
    submission: Submission,
    take: () => Promise<Recorded<Answer>>,
  ): Promise<Answer> {
    return this.counted(submission, await withProblem(take));
  }

  private counted<Answer extends { id: string }>(submission: Submission, { answer, result }: Recorded<Answer>): Answer {
    this.metrics.formSubmissions.inc({ form: submission.form, result });
    if (result === 'recorded') this.relay.notify(answer.id);
    return answer;
  }
}

async function withProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof IdempotencyKeyReused)) throw error;
    throw new ProblemError('idempotency_key_reused', 'This Idempotency-Key was used for another submission');
  }
}
