import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from './unavailable';

export interface GatheredOptions {
  /** Milliseconds that a question waits for others to come along. */
  waitMs: number;
  /** Questions that one statement answers. */
  largest: number;
  /** Statements at the same time. */
  atOnce: number;
}

interface Waiting<Question, Answer> {
  question: Question;
  settle: (answer: Answer) => void;
  fail: (error: unknown) => void;
}

/**
 * Gathers questions that come at nearly the same time, so that one statement, and one commit, serves them all. Each is
 * answered only when its statement is committed.
 */
export class Gathered<Question, Answer> {
  private waiting: Waiting<Question, Answer>[] = [];
  private running = 0;

  /** @param run answers the questions in their order; does for all of them what it does, or for none */
  constructor(
    private readonly run: (questions: Question[]) => Promise<Answer[]>,
    private readonly options: GatheredOptions,
  ) {}

  /** @throws what asking this question alone throws; where the database is away, what the statement threw */
  ask(question: Question): Promise<Answer> {
    return new Promise((settle, fail) => {
      this.waiting.push({ question, settle, fail });
      if (this.running < this.options.atOnce) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.running += 1;
    while (this.waiting.length > 0) {
      if (this.waiting.length < this.options.largest) await delay(this.options.waitMs);
      const batch = this.waiting.splice(0, this.options.largest);
      if (batch.length > 0) await this.answer(batch);
    }
    this.running -= 1;
  }

  private async answer(batch: Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await this.run(batch.map(({ question }) => question));
      batch.forEach(({ settle }, place) => settle(answers[place] as Answer));
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) for (const { fail } of batch) fail(error);
      // One of them is at fault, and nothing was written: each for itself then.
      else for (const one of batch) await this.answer([one]);
    }
  }
}
